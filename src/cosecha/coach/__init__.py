"""The coach: reviews finished matches, shows better answers, and says where points came from."""
