import { notFound } from '~/platform/errors/errors'

/** An address of the back office that leads nowhere: admins are told so, everybody else goes to the home page. */
export function loader() {
  throw notFound('Page')
}

export default function AdminNotFound() {
  return null
}
