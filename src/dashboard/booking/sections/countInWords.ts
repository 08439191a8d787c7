const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/**
 * A count as a sentence begins with it: «Three», from eleven on «11».
 *
 * @param count a whole number
 */
export function countInWords(count: number): string {
  return words[count] ?? String(count)
}
