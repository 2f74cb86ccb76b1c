import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { KeysetPagination, TablePagination } from './table-pagination'

/** The links of a list at `from`, as they are while the screen is on its way to `to`. */
function linksWhileGoing(list: React.ReactNode, from: string, to?: string) {
  const route = { path: '/list', element: list, loader: () => new Promise(() => {}) }
  const router = createMemoryRouter([route], {
    initialEntries: [from],
    hydrationData: { loaderData: { '0': null } },
  })
  if (to) void router.navigate(to)
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  router.dispose()
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address?.replaceAll('&amp;', '&'))
}

const second = <TablePagination page={2} perPage={50} total={500} />
const first = <KeysetPagination before={null} after="a" />

test('links lead to the pages before and after, with the filters of the list', () => {
  expect(linksWhileGoing(second, '/list?q=a&page=2')).toEqual(['/list?q=a', '/list?q=a&page=3'])
  expect(linksWhileGoing(first, '/list?q=a')).toEqual(['/list?q=a&after=a'])
})

test('while another page of the list is on its way the links stay', () => {
  expect(linksWhileGoing(second, '/list?q=a&page=2', '/list?q=a&page=3')).toHaveLength(2)
})

test('while another filter is on its way nothing leads on in the list that it replaces', () => {
  expect(linksWhileGoing(second, '/list?page=2', '/list?q=a')).toEqual([])
  expect(linksWhileGoing(first, '/list?q=a', '/list?q=b')).toEqual([])
})
