"""What pages and API share: who is asking, what they may do, and the guards every request passes."""
