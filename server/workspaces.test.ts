import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { isInWorkspace, withoutWorkspaces } from './workspaces'

const at = (path: string) => isInWorkspace(`http://site.test${path}`)

test('what a visitor may open is told from the back office and the planner', () => {
  for (const path of [
    '/',
    '/blog',
    '/blog/a-post?page=2',
    '/adminton',
    '/planner-tips',
    '/lp/queuepro',
    '/tools/admin',
  ])
    expect(at(path), path).toBe(false)
  for (const path of ['/admin', '/admin/', '/admin/blog?q=x', '/planner', '/planner/dashboard', '/blog/../admin'])
    expect(at(path), path).toBe(true)
})

test('an address that is written in an unusual way may be anything', () => {
  for (const path of ['/Admin', '/%61dmin', '//admin', '/admin.data', '/_root.data', '/__manifest?paths=%2Fadmin'])
    expect(at(path), path).toBe(true)
})

test('the build for visitors has neither the layouts of the workspaces nor what stands below them', () => {
  const routes = {
    root: { id: 'root' },
    'shell/public-layout': { id: 'shell/public-layout', parentId: 'root' },
    post: { id: 'post', parentId: 'shell/public-layout' },
    'shell/admin/admin-layout': { id: 'shell/admin/admin-layout', parentId: 'root' },
    writing: { id: 'writing', parentId: 'shell/admin/admin-layout' },
    save: { id: 'save', parentId: 'writing' },
    'shell/planner/planner-layout': { id: 'shell/planner/planner-layout', parentId: 'root' },
    plan: { id: 'plan', parentId: 'shell/planner/planner-layout' },
  }
  const small = withoutWorkspaces({ routes, assets: { version: '1', routes } } as unknown as ServerBuild)
  expect(Object.keys(small.routes)).toEqual(['root', 'shell/public-layout', 'post'])
  expect(Object.keys(small.assets.routes)).toEqual(['root', 'shell/public-layout', 'post'])
  expect(small.assets.version).toBe('1')
})
