/** Begins the message for someone who comes from a product's page (`?about=QueuePro&tier=agency`); what is typed already stays. */
export default function contactMessage(fields: HTMLElement) {
  const asked = new URLSearchParams(location.search)
  const [product, tier] = [asked.get('about'), asked.get('tier')]
  const topic = fields.querySelector('select')
  const message = fields.querySelector('textarea')
  if (!product || !topic || !message || message.value) return undefined
  topic.value = fields.dataset.topic ?? ''
  message.value = `About ${product}${tier ? ` (${tier})` : ''}: `
  return undefined
}
