import { redirect } from 'react-router'

/** The settings begin with their first tab; the redirects stood elsewhere once. */
export function loader() {
  return redirect('/admin/seo-settings/redirects')
}
