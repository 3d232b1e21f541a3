"""Trains policy-value nets by self-play: `python -m cosecha.lab.training train santiago --minutes 5`.

Needs the extra `train`. Every iteration plays whole matches with the current net and then improves it (PPO). What an
iteration does depends only on the weights before it and on its number, so an interrupted run goes on as if nothing had
happened.
"""
