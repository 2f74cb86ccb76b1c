/** Several as a word with its number: "1 image", "3 images". */
export function pictureCountText(count: number) {
  return count === 1 ? '1 image' : `${count.toLocaleString('en-US')} images`
}
