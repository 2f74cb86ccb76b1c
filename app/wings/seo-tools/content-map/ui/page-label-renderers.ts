import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering'
import type { SiteColors } from './site-colors'

const PADDING = 6
const MAX_LABEL_LENGTH = 44

/** Draws the title beside a page, with a rim that keeps it readable above links and other pages. */
export function createLabelRenderer(coloursOf: () => SiteColors): NodeLabelDrawingFunction {
  return (context, { x, y, size, label }, { labelSize, labelFont, labelWeight }) => {
    if (!label) return
    const { surface, ink } = coloursOf()
    const text = label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH).trimEnd()}…` : label
    const [start, baseline] = [x + size + PADDING / 2, y + labelSize / 3]
    context.font = `${labelWeight} ${labelSize}px ${labelFont}`
    context.lineJoin = 'round'
    context.lineWidth = 4
    context.strokeStyle = surface
    context.strokeText(text, start, baseline)
    context.fillStyle = ink
    context.fillText(text, start, baseline)
  }
}

/** Draws the title of the page under the pointer, and of the selected one, on a ground of its own. */
export function createHoverRenderer(coloursOf: () => SiteColors): NodeHoverDrawingFunction {
  return (context, { x, y, size, label, color }, { labelSize, labelFont, labelWeight }) => {
    const { surface, ink, line } = coloursOf()
    context.fillStyle = color
    context.strokeStyle = ink
    context.lineWidth = 2
    context.beginPath()
    context.arc(x, y, size + 1, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
    if (!label) return
    context.font = `${labelWeight} ${labelSize}px ${labelFont}`
    const width = context.measureText(label).width + 2 * PADDING
    const height = labelSize + 2 * PADDING
    const start = x + size
    context.fillStyle = surface
    context.strokeStyle = line
    context.lineWidth = 1
    context.beginPath()
    context.roundRect(start, y - height / 2, width, height, PADDING)
    context.fill()
    context.stroke()
    context.fillStyle = ink
    context.fillText(label, start + PADDING, y + labelSize / 3)
  }
}
