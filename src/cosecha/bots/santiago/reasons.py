"""tmp"""
def different_ideas(state, actions, n): return actions[:n]
def reason(land, seat, action):
    from cosecha.core.message import Message
    return Message("x")
