declare module '*.module.css' {
  /** Class by the name it has in the file; tools/federation/cssLoader.cjs makes it unique. */
  const clases: Readonly<Record<string, string>>;
  export default clases;
}
declare module '*.css';
