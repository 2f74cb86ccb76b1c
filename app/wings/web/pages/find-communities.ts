import { detectLinkCommunities } from './engine/detect-link-communities'
import { buildLinkGraph, type LinkEdges } from './engine/link-graph'

/**
 * Which pages belong together, for whoever has the links of a site: the number of its community for each page, the largest
 * community first. It takes a second or two for 10,000 pages, so it has no place in a request.
 */
export function findCommunities(size: number, links: LinkEdges): Uint32Array {
  return detectLinkCommunities(buildLinkGraph(size, links))
}
