"""One file for each mechanism of the rulebook: whether it is possible, what may be answered, what it does, why not."""
