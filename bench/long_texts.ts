/** Plain texts that are as long as the reader accepts, and whose words look like sums, names or labels. */
export const longTexts: Record<string, Buffer> = {
  'sums.txt': manySums(['Subtotal', 'Tax 19 %', 'Total']),
  'taxes.txt': manySums(['Tax 19 %']),
  'payments.txt': manySums(['Amount due', 'Paid', 'Withholding tax']),
  'discounts.txt': manySums(['Subtotal', 'VAT 19 %', 'Discount', 'Something']),
  'commas.txt': textOf([`${'a, '.repeat(20_000)}`, 'Total 100.00']),
}

/** Lines that begin with these words in turn and end with different amounts. */
function manySums(words: string[]): Buffer {
  return textOf(
    Array.from({ length: 1_900 }, (_, at) => {
      const word = words[at % words.length]
      return `${word} ${word === 'Discount' ? '-' : ''}${(100 + at * 1.37).toFixed(2)}`
    })
  )
}

function textOf(lines: string[]): Buffer {
  return Buffer.from(['Analytical Ltd', 'Invoice number: R-1', ...lines].join('\n'))
}
