declare module "*?sheet" {
  /** Where the pictures of the folder are. */
  const address: string;
  export default address;
}
