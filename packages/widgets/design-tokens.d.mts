export interface DesignToken {
  $type: string;
  $value: unknown;
}
export type DesignTokens = { $description: string } & Record<string, Record<string, DesignToken>>;
export function designTokens(css: string, theme: 'light' | 'dark'): DesignTokens;
