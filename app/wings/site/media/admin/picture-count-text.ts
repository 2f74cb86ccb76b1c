/** Several as a word with its number: "1 picture", "3 pictures". */
export function pictureCountText(count: number) {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`
}
