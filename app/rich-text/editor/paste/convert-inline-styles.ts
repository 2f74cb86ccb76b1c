/** Programs write bold and italic as styles of spans; here they become the elements that mean the same. */
export function convertInlineStyles(root: HTMLElement) {
  for (const element of [...root.querySelectorAll<HTMLElement>('span, b, strong, font')]) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style
    const isPlainBold = /^(B|STRONG)$/.test(element.tagName) && /^(normal|400)$/.test(fontWeight)
    const wanted = [
      isBold(fontWeight) && element.tagName === 'SPAN' && !element.closest('h1, h2, h3, h4, h5, h6, th') && 'strong',
      fontStyle === 'italic' && 'em',
      `${textDecoration} ${textDecorationLine}`.includes('line-through') && 's',
      verticalAlign === 'sub' && 'sub',
      verticalAlign === 'super' && 'sup',
    ].filter((tag) => tag !== false)
    wrapContent(element, wanted)
    if (isPlainBold || /^(SPAN|FONT)$/.test(element.tagName)) element.replaceWith(...element.childNodes)
  }
}

function isBold(weight: string) {
  return weight === 'bold' || Number(weight) >= 600
}

function wrapContent(element: HTMLElement, tags: string[]) {
  if (!element.textContent?.trim()) return
  for (const tag of tags) {
    const mark = element.ownerDocument.createElement(tag)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}
