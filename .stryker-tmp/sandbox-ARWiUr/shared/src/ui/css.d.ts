// @ts-nocheck
declare module '*.module.css' {
  /** Class by the name it has in the file; tools/federation/cssLoader.cjs makes it unique. */
  const clases: Readonly<Record<string, string>>;
  export default clases;
}
declare module '*.css';
declare module '*.woff2' {
  /** Address of the file the build has made of it. */
  const direccion: string;
  export default direccion;
}
