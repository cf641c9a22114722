/** Codes of EN 16931 (UNTDID 5305): standard, zero, exempt, reverse charge, export. */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'G'] as const

export type TaxCategory = (typeof taxCategories)[number]
