/** A usage error of a command; nothing was read. */
export class OptionFault extends Error {}
