// Declared here because package.json is outside the folder from which the types are built.
declare module '*/package.json' {
  export const version: string;
}
