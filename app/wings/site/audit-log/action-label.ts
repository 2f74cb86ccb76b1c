/** An action as people read it: `post.restored from the trash` → "Post restored from the trash". */
export function actionLabel(action: string) {
  const words = action.replace('.', ' ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
