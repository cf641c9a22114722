/** Written by scripts/icons.js. */
export const sprite = '/icons/ui.svg?v=03031a4c'
