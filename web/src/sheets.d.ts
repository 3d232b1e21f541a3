declare module "*?sheet" {
  /** The URL of the folder's pictures. */
  const url: string;
  export default url;
  /** The pictures, each with those that look good beside it. */
  export const names: Record<string, string[]>;
}
declare module "virtual:words" {
  /** The URLs of the messages by language: those of every page (`shared`), and of each game. */
  const urls: Record<string, Record<string, string>>;
  export default urls;
}
declare module "virtual:covers" {
  /** The URLs of the lobby's pictures, by game. */
  const urls: Record<string, { light: string; dark: string }>;
  export default urls;
}
