/** Whether a click is a press by keyboard: it has no click count. */
export const isKeyboardPress = ({ detail }: { detail: number }): boolean => detail === 0;
