import { communities } from './graph/communities'
import { type Links, linkGraph } from './graph/link-graph'

/**
 * Which pages belong together, for whoever has the links of a site: the number of its community for each page, the largest
 * community first. It takes a second or two for 10,000 pages, so it has no place in a request.
 */
export function findCommunities(size: number, links: Links): Uint32Array {
  return communities(linkGraph(size, links))
}
