"""The games behind interfaces that researchers already use."""
