/** The sheet with the event decks: closed (null), or open at a card, if that isn't empty. */
class Opened {
  card = $state<string | null>(null);
}

export const opened = new Opened();
