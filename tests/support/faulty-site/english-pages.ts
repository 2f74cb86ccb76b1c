import type { FaultyPage } from './faulty-page'

const pages: Omit<FaultyPage, 'language'>[] = [
  {
    slug: 'bike-care',
    title: 'Bike care through the year',
    description: 'What a bicycle needs in spring, summer, autumn and winter, and what can wait for the workshop.',
    body: `<p>A bicycle asks for little, as long as it gets that little on time. Start with <a href="/blog/true-a-wheel">truing a wheel</a>, then learn <a href="/blog/chain-wear">how a chain wears</a> and <a href="/blog/brake-pads">when to change brake pads</a>.</p><h2 id="spring">Spring</h2><p>Wash off the salt, oil the chain, and pump up the tires before the first long ride. <a href="/blog/tire-pressure">Our table of tire pressures</a> helps.</p><h2 id="winter">Winter</h2><p>Keep the drivetrain dry. <a href="/blog/lights">Good lights</a> matter more than a light frame. <a href="/blog/about-us">About us</a></p>`,
  },
  {
    slug: 'true-a-wheel',
    title: 'How to true a wheel at home',
    description: 'Take the wobble out of a wheel with a spoke key, two cable ties and half an hour of patience.',
    body: '<p>Two cable ties on the seat stays are all the stand you need. Turn the wheel slowly and listen for the rim touching plastic. Loosen the spoke on that side by a quarter turn, and tighten its neighbors. For the right key, <a href="/blog/spoke-keys">click here</a>. When you are done, go back to <a href="/blog/bike-care">bike care through the year</a>.</p>',
  },
  {
    slug: 'spoke-keys',
    title: 'Spoke keys and their sizes',
    description: 'Which spoke key fits which nipple, and why a worn key ruins more wheels than a pothole does.',
    body: '<p>Nipples come in a handful of sizes, and a key that is a tenth of a millimeter too wide rounds them off. Measure yours with calipers before ordering. We explain the measuring in <a href="/blog/measuring">this article</a>. If you only own one wheelset, buy the steel key that grips three sides.</p>',
  },
  {
    slug: 'measuring',
    title: 'Measuring parts with calipers',
    description: 'How to read calipers, where to put their jaws, and which three numbers to write down for your frame.',
    body: '<p>Digital calipers are cheap and precise enough for seat posts, hubs and axles. Close the jaws, set them to zero, and measure three times. Write the numbers inside your toolbox lid. A seat post of 27.2 is not one of 27.0, as every owner of a slipping saddle knows. <a href="/blog/bike-care#spring">The spring check</a> uses them.</p>',
  },
  {
    slug: 'chain-wear',
    title: 'How a chain wears, and when to replace it',
    description:
      'Chains do not stretch, they wear at the pins. Here is how to measure that and what a late change costs.',
    body: '<p>A new chain has twelve links to the foot. At half a percent more it starts to eat the cassette. Lay a ruler along the lower run and count. <a href="/blog/cassettes"></a>Replacing a chain early is cheaper than replacing everything it touches. See <a href="/blog/brake-pads">brake pads</a> for the other part that wears in silence.</p>',
  },
  {
    slug: 'cassettes',
    title: 'Cassettes and chainrings that fit',
    description:
      'Speeds, spacing and freehub bodies: how to buy the cassette that fits, without a drawer of wrong ones.',
    body: '<p>The number of sprockets decides the spacing, and the freehub body decides the brand. Skip to <a href="#freehub-bodies">freehub bodies</a> if you know your speeds.</p><h2 id="speeds">Speeds</h2><p>Eight, nine and ten speeds mix better than the makers admit, but eleven and twelve do not.</p><h2 id="bodies">Freehub bodies</h2><p>Look for splines of equal depth; if one is narrow, it is the older pattern. Our <a href="/blog/chain-wear">notes on chains</a> go with this.</p>',
  },
  {
    slug: 'tire-pressure',
    title: 'Tire pressure for every rider',
    description: 'A table of pressures by weight and tire width, and how to find your own from there in two rides.',
    body: '<p>Start at the pressure in the table below and let out a little after each ride until the bike feels slow in corners. Then add a little back. Heavy riders need more in the rear than in front, and nobody needs as much as the sidewall says. On wet cobbles, take a tenth less. On smooth tracks, take a tenth more. Check again each week, because tubes leak. <a href="/blog/tubeless">Tubeless tires</a> leak less.</p>',
  },
  {
    slug: 'tire-pressure-guide',
    title: 'Our guide to tire pressure',
    description: 'How hard to pump your tires, by your weight and their width, with a table to start from.',
    body: '<p>Start at the pressure in the table below and let out a little after each ride until the bike feels slow in corners. Then add a little back. Heavy riders need more in the rear than in front, and nobody needs as much as the sidewall says. On wet cobbles, take a tenth less. On smooth tracks, take a tenth more. Check again every week, because tubes leak. <a href="/blog/tubeless">Tubeless tires</a> leak less.</p>',
  },
  {
    slug: 'tubeless',
    title: 'Going tubeless',
    description: 'Sealant, rim tape and a loud pump: what changing to tubeless takes and who should not bother.',
    body: '<p>Tubeless tires seal small holes before you notice them. They need sealant twice a year and a rim that was made for it. The first mounting is messy; the second is not. Commuters who never puncture gain little. The <a href="/blog/tire-pressure">table of pressures</a> is for tubes, so take a fifth less. Prices are on our <a href="/blog/staff-prices">staff price list</a>.</p>',
  },
  {
    slug: 'staff-prices',
    title: 'Staff price list',
    description: 'Prices for members of staff.',
    robots: 'noindex',
    body: '<p>Members of staff pay what the workshop pays, plus five percent. Ask at the desk for the code.</p>',
  },
  {
    slug: 'brake-pads',
    title: 'When to change brake pads',
    description: 'Rim or disc: how to see that pads are worn, what happens when you wait, and how long new ones last.',
    body: '<p>Pads have grooves. When a groove is gone, so is the pad. Discs hide theirs, so take the wheel out and look with a lamp. Grinding means metal on metal, and a new rotor. Fit new ones as in <a href="/blog/fitting-pads">fitting brake pads</a>. <a href="/blog/bike-care"><img src="/media/wheel.webp" alt="Bike care" width="20" height="20"></a></p>',
  },
  {
    slug: 'lights',
    title: 'Lights that others see',
    description: '',
    body: '<p>A light on the fork is seen by those whom the handlebar light blinds. Two small ones are better than a big one, because one of them will be empty. In rain, the reflectors do most of the work, so keep them clean. We test all of ours on <a href="/blog/bike-care#winter">winter rides</a>.</p><p><img src="/media/lamp.webp" alt="A lamp on a fork"></p>',
  },
  {
    slug: 'old-frames',
    title: 'What old frames are worth',
    description: 'Steel frames of the eighties, their makers, and what collectors pay for them today.',
    body: '<p>Lugs tell you the maker before the paint does. Look below the bottom bracket for the number, and write it down. A frame with its first fork is worth twice as much as one without. Rust at the seams is the end of it, rust elsewhere is not. Ask us before you sell; we buy some. <a href="/blog/bike-care">Care for it</a> meanwhile.</p>',
  },
  {
    slug: 'reading-list',
    title: 'Books and pages about bicycles',
    description: 'The books on our shelf and the pages in our bookmarks, for long winter evenings.',
    body: `<p>We read these every winter.</p><ul><li>https://example.com/library/of/all/the/books/about/bicycles/that/were/ever/printed/in/this/town</li><li>The wheel builder's long and winding account of forty years of lacing, tensioning and truing for racers, postmen and the occasional acrobat who came by on Mondays</li></ul><p>https://example.com/another/very/long/address</p><p>Start at <a href="#top">the top</a>. Notes are below.<a href="#note-1">1</a></p><p id="note-1">Printed in 1974. <a href="/blog/measuring">Measuring parts</a> cites it.</p>`,
  },
  {
    slug: 'about-us',
    title: 'About the workshop',
    description: 'Who we are, where we work, and on which days you can bring a bicycle without an appointment.',
    body: '<p>We are four mechanics and a dog. The workshop is in the old dairy, and the door on the left is ours. Tuesdays are for children, who pay nothing. <a href="/blog/gone-fishing">Our holidays</a> are in August. Read <a href="/blog/lights">why we sell two lights</a>.</p>',
  },
]

export const englishPages: FaultyPage[] = pages.map((page) => ({ ...page, language: 'en' }))
