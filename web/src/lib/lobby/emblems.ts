/** One piece of each game as its emblem. */
import grain from "../../games/agricola/pieces/grain.svg";
import fruit from "../../games/cacao/pieces/fruit.svg";
import grape from "../../games/santiago/pieces/grape.svg";

export const emblems: Record<string, string> = { santiago: grape, cacao: fruit, agricola: grain };
