# The drawn client: what it says besides what the pages of the text client say.

client-close = Zamknij
client-on-the-board = na planszy
client-more = więcej…
client-points = pkt
client-you = ty
client-bot = bot
client-decides = teraz decyduje
client-round = Runda { $round } z { $rounds }
client-lost = Połączenie zostało przerwane. Próbuję ponownie…
client-unreachable = Nie można połączyć się z serwerem. Czy sieć działa?
client-since = Odkąd tu nie zaglądasz
client-link = Link
client-copy = Kopiuj
client-copied = Skopiowano
client-watch-link = Dla tych, którzy tylko patrzą:
client-ask-me = zapytaj mnie
