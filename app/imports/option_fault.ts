/** What a usage mistake at the terminal is answered with; nothing was read. */
export class OptionFault extends Error {}
