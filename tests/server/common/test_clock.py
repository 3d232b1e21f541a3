"""The server's clock follows the system's clock, but never goes back."""

from cosecha.server.common.clock import SteadyClock


def test_time_goes_on_when_the_system_clock_is_set_back() -> None:
    wall, steady = 1000.0, 50.0
    clock = SteadyClock(lambda: wall, lambda: steady)
    assert clock() == 1000.0
    wall, steady = 1010.0, 60.0
    assert clock() == 1010.0
    wall, steady = 1010.0 - 3600, 61.0
    assert clock() == 1011.0
    wall, steady = wall + 5, 66.0
    assert clock() == 1016.0


def test_time_follows_when_the_system_clock_is_set_forward() -> None:
    wall, steady = 1000.0, 50.0
    clock = SteadyClock(lambda: wall, lambda: steady)
    wall, steady = 5000.0, 51.0
    assert clock() == 5000.0
    wall, steady = 5001.0, 52.0
    assert clock() == 5001.0
