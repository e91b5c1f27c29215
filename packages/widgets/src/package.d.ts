// Declared here because package.json lies outside of the folder that the types are built from.
declare module '*/package.json' {
  export const version: string;
}
