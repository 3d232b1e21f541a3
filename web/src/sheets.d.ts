declare module "*?sheet" {
  /** Where the pictures of the folder are. */
  const address: string;
  export default address;
}
declare module "virtual:words" {
  /** Where the words are, by language: those of every page (`shared`), and of each game. */
  const addresses: Record<string, Record<string, string>>;
  export default addresses;
}
declare module "virtual:covers" {
  /** Where the pictures for the lobby are, by game. */
  const addresses: Record<string, { light: string; dark: string }>;
  export default addresses;
}
