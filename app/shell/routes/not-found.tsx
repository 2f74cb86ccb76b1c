import { notFound } from '~/platform/errors'
export function loader() {
  throw notFound('Page')
}
export default function NotFound() {
  return null
}
