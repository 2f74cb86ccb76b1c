/** What the home page names of the studio's content; each link is there as long as its page is. */
export const homeContentLinks = {
  queuePro: '/tools/queuepro',
  clinic: '/blog/clinic-walk-in-queue',
  tidebook: '/tools/tidebook',
  kitshed: '/tools/kitshed',
  town: '/blog/marketplace-chicken-and-egg',
  deskhand: '/tools/deskhand',
  agency: '/blog/white-label-portals-agency',
  portal: '/white-label-client-portal',
  sum: '/blog/ready-made-or-custom-price',
}
