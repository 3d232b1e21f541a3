"""What knows no mechanism, space or card: the tables in which they are written down, and the stack of steps."""
