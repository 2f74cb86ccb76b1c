// The commonest passwords that have a letter and a digit and nothing that the rules refuse, in lower case.
// From data/passwords.txt of https://github.com/dropbox/zxcvbn at 67c4ece9, under this license:
//
// Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.
//
// Permission is hereby granted, free of charge, to any person obtaining
// a copy of this software and associated documentation files (the
// "Software"), to deal in the Software without restriction, including
// without limitation the rights to use, copy, modify, merge, publish,
// distribute, sublicense, and/or sell copies of the Software, and to
// permit persons to whom the Software is furnished to do so, subject to
// the following conditions:
//
// The above copyright notice and this permission notice shall be
// included in all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
// EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
// MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
// LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION
// OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
// WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

/** Between blanks, the commonest first. */
export const commonPasswords = `
1qaz2wsx trustno1 1234qwer q1w2e3r4t5 qwer1234 ncc1701 q1w2e3r4 password1 1q2w3e4r jordan23 thx1138 qwerty123 passw0rd
abcd1234 123456a bond007 rush2112 1q2w3e4r5t 123456q 1qazxsw2 blink182 12qwaszx qwerty1 asdf1234 zaq12wsx a123456
123456789a 1232323q qwerty12 12345qwert michael1 usuckballz1 test123 password123 hello123 ncc1701d 123qweasd 123123a
charlie1 rasdzv3 letmein1 123456789q catch22 a1b2c3d4 dragon1 mustang1 welcome1 qazwsx123 123qweasdzxc monkey1
soso123aljg freedom1 oicu812 jessica1 fuckyou2 1234abcd babylon5 master1 yankees1 1qaz2wsx3edc shadow1 ncc1701e matthew1
123qwe123 q1w2e3r4t5y6 wrinkle1 access14 letmein2 a1234567 fuckyou1 anthony1 william1 super123 satan666 qwerty12345
gn56gn56 1234567a blue123 123456z thunder1 1q2w3e4r5t6y chelsea1 1a2b3c4d asdf123 1passwor robert1 pass123 andrew1
shaney14 ranger1 heather1 richard1 zaq1xsw2 soccer1 formula1 mailcreated5240 asshole1 zxcv1234 pussy69 patrick1 cowboys1
gateway1 pa55word scooter1 thomas1 1234567q harley1 raiders1 qwert123 a1s2d3f4 hunter1 123321q buster1 diamond1
123456qwerty john316 front242 8j4ye3uz 123456aa 1234567890q phoenix1 killer1 brandon1 porsche9 ncc1701a jordan1 arsenal1
jackson1 pa55w0rd daniel1 agent007 qwerty123456 batman1 melissa1 pokemon1 apollo13 rangers1 summer1 123456k 123456789z
gordon24 1234qwe passwor1 4runner fordf150 number1 chicken1 chester1 jasmine1 pass1234 happy123 turkey50 pepper1
polniypizdec0211 justin1 samsung1 abc12345 gandalf1 lucky13 america1 1qa2ws3ed amanda1 football1 packers1 sojdlg123aljg
hal9000 route66 zxcvbnm1 lineage2 charles1 nwo4life secret1 a123456789 kcj9wx5n r2d2c3po 123123q qwer123 george1
p0015123 nicole1 shannon1 dallas1 gfhjkm123 ashley1 xbox360 marino13 123456r qazwsx12 qwerty1234 love123 wolf359 q123456
chicago1 taylor1 madison1 ferrari1 test1234 florida1 superman1 1qwerty apple123 123qwerty tigger1 winston1 joshua1
martin1 panther1 newyork1 1x2zkg8w zxasqw12 123456s cheese1 hockey1 orange1 12345678q ginger1 abc1234 crystal1 monster1
1q2w3e4r5 james007 nokia6300 silver1 abcd123 12qw34er montgom240 rebecca1 bulldog1 12345qwe edward1 rachel1 12345678a
fishing1 gsxr750 eagles1 just4me password2 digital1 gfhjkm1 tiffany1 qazwsx1 dolphin1 austin1 sparky1 fuckoff1 dragon12
123321a z1x2c3v4 newpass6 aa123456 devil666 oliver1 marine1 123456qw morgan1 baseball1 1234567890a jackson5 qweasd123
1qaz2ws guitar1 scorpio1 123qq123 7ugd5hip2j cameron1 cowboy1 alex123 mickey1 gabriel1 a12345678 maggie1 porsche1
9293709b13 golfer1 50spanks 111111a rainbow6 monkey12 just4fun bailey1 spencer1 temp123 q2w3e4r5 1234asdf maxwell1
1a2s3d4f playboy1 spider1 vsjasnel12 iverson3 tiger123 qazwsxedc123 hawaii50 wg8e3wjf 123456qwe mazda626 killer12
426hemi master12 michael2 andrea1 merlin1 tigger2 hannah1 snoopy1 green123 yankees2 bubba69 fuckme1 drummer1 tigers1
pumpkin1 pussy123 smokey1 qwerty11 zxcvbnm123 falcon1 fender1 redsox1 misfit99 1z2x3c4v broncos1 cookie1 london1
password12 qwert12345 dodgers1 vikings1 hammer1 carmex2 warrior1 mother1 miller1 joseph1 junior1 123456l angel123
death666 genesis1 111111q 123456m 123456789s iloveyou2 mama123 mike123 mazdarx7 qwe123qwe stone55 cbr900rr good123654
zachary1 testing1 nathan1 james123 nascar24 winner1 81fukkc summer99 super12 soccer12 cricket1 boomer1 rainbow1 peaches1
johnson1 johnny1 qwerty7 stephen1 mustang6 trouble1 jeremy1 jackass1 pool6123 marines1 45m2do5bs 123qwer nirvana1
slayer1 asdfgh01 ghbdtn123 12qw12qw dakota1 nokia6233 penguin1 asdqwe123 compaq1 pantera1 andyod22 private1 buddy123
zxcasdqwe123 soccer10 buffalo1 player1 yellow1 wizard1 success1 sf49ers voyager1 spartan1 winter1 david123 iloveyou1
stupid1 casper1 yamahar1 f00tball purple1 barney1 money123 cygnusx1 123456ru wp2003wp kordell1 1dragon noname123 12345qw
little1 carlos1 nokian73 chris123 john123 eclipse1 57chevy p@ssw0rd fuck123 matrix1 golden1 captain1 vincent1 perfect1
cartman1 forever1 hallo123 liverpool1 zxcv123 pufunga7782 brandy1 biteme1 sabrina1 bubba123 lakers1 money12 diablo2
1234zxcv bubbles1 marcius2 stanley1 gateway2 knight1 destiny1 1master ghhh47hj7649 therock1 p4ssw0rd shadow12 2fast4u
23skidoo 12345qwer beatles1 qwert40 vanessa1 prince1 natasha1 patches1 gsxr1000 beavis1 159357a blue1234 houston1
tennis1 12345qwerty boston1 power123 awesome1 m123456 magic32 holein1 natalie1 montana1 steven1 sammy123 mash4077
dragon69 123456789m sophie1 q1234567 123456t password9 killer123 peanut1 sandra1 p0o9i8u7 all4one q123456789 ncc74656
austin31 dilbert1 hello12 weed420 12345abc 123456789d 123qwert scooby1 summer69 starwars1 sasha123 bradley1 fucker1
trinity1 samuel1 bigdog1 12345qaz mustang2 apollo11 freddy1 s123456 5wr2i7h8 johnny5 gators1 69camaro fuckme2 bandit1
melanie1 7777777a dima123 alexander1 favorite6 cooper1 1michael lauren1 trumpet1 thumper1 angela1 skipper1 123456789qwe
computer1 1qazxsw23edc q1w2e3r flower2 murphy1 jupiter1 sunshine1 segblue2 jesus123 charlie2 travis1 special1 password01
allison1 abcdefg1 liberty1 123456w 007bond frankie1 1qazzaq1 justice1 playboy2 1234rewq vampire1 calvin1 zxcvb123
fuckme69 1million left4dead england1 123456as 123456qqq met2002 please1 123456n password99 3ip76k2 popcorn1 lol12345
giants1 trooper1 123456d canada1 naughty1 asdfg123 weare138 alpha123 jordan2 paladin1 mercury1 asdfgh1 rabbit1 muffin1
ireland1 simple1 claudia1 cantona7 iceman1 123q123 demon666 flyers88 nokia5800 1qazxsw huskers1 1qw23er4 stewart1
flipper1 braves1 banana1 101091m 123456g 8inches 1111qqqq qweasdzxc123 jennifer1 asdasd123 mustang5 buster12 metallica1
nemrac58 love1234 flower1 soccer11 aaaa1111 123456789r 1234567aa phantom1 abc123456 1q2q3q4q nokia123 kristin1 access1
arizona1 alex1234 55bgates as123456 beckham7 baby123 sierra1 mario66 jupiter2 z1x2c3v4b5 nascar1 dallas22 princess1
1234qaz care1839 chopper1 winter99 rrpass1 myspace1 qwerty13 start123 123456v lucky123 jaguar1 xxxxxx1 cool123 gizmodo1
a1a2a3a4 2wsx3edc jackie1 poop123 nothing1 adidas1 123456789v kenneth1 camero1 mike1234 q1q2q3q4q5 raymond1 magic123
1z2x3c4v5b spiderman1 20spanks kristen1 bigdick1 friday13 qaz123wsx 0987654321q rocket1 websol76 booger1 timoxa94
mazda323 jesus777 1234567890z surfer1 india123 nokia5530 123456789o 123456f rosebud1 sandman1 sniper1 pippen33 qw123456
nancy123 jeffrey1 letme1n a1b2c3d4e5 general1 987654321a georgia1 system1 chickenwing101 qq123456 ilya1234
1qaz2wsx3edc4rfv dragon01 a1s2d3f4g5 3rjs1la7qe z123456 nissan1 anthony7 jessica2 batman12 123456c victory1 badboy1
booboo1 access99 molly123 quant4307s monkey69 password11 warcraft3 qazxsw123 star123 lincoln1 a111111 hooters1 bigred1
0o9i8u7y gibson1 sooners1 aaaaaa1 school1 groupd2013 monica1 daniel12 favorite2 detroit1 911turbo timothy1 1mustang
douglas1 skeeter1 angel666 chevys10 madonna1 shelby1 atlanta1 service1 dima1995 zaq12345 disney1 madala11 gregory1
camaro1 hunter12 bmw2002 diablo1 1234abc 1password futyn007 dragon123 friends1 rocky123 sexy123 manager1 dancer1
nokia5130 123456y smoke420 willie1 cobra427 freedom2 michelle1 welcome2 l3tm31n admin123 alabama1 fantasy1 fireman1
my3sons alexis1 stinger1 yamaha1 3edc4rfv windows1 prelude1 fordf350 michele1 jasper1 1monkey 1a2s3d4f5g q1q2q3q4
qazwsxedc1 stinky1 empire1 porsche911 nigger1 monkey2 barbara1 sublime1 pussy4me marley1 lux2000 newproject2004
j3qq4h7h2v anthony2 gfhjkm12 dreamer1 maximus1 yankee1 123456789p ronald1 enter123 spanky1 12345asd 1234kekc sevenof9
arthur1 corvet07 kevin123 a123456a sk8ordie gemini1 revival47 ironman1 nemesis1 monday1 blessed1 google1 123456789l
12locked pegasus1 123456ab qwerty78 turtle1 everton1 reddog1 apollo1 zxcvb12345 fucmy69 cccccc1 159753a bbbbbb1 eatme69
master123 newpass1 heather2 snowman1 1a2b3c4d5e nokia5230 lovely1 123456qq capital1 not4you l58jkdjp! 123mudar chris12
charlie123 adrian1 123qweas monkey123 asd12345 1a2a3a4a turk182 viking1 hershey1 newport1 buckeye1 rb26dett 123456b
anna2614 rt6ytere angel12 bulls23 fred1234 bigboy1 pontiac1 porn4me rasta69 austin316 sanity72 control1 teacher1
qwerty99 pyramid1 saab900 lebron23 mark123 cynthia1 russell1 frank123 brenda1 cherry1 qwaszx12 russian7 deborah1
1letmein germany1 elvis123 sports1 birthday4 nikita1 cassie1 hunter2 fordf250 sharon1 0000000000o spartan117 marina1
bonnie1 antonio1 account1 asdfg12345 samson1 mamo4ka homer123 shadow01 dalejr8 unicorn1 qaz12345 123123z element1
blaster1 yamahar6 lindsay1 seattle1 666666a lakers24 1dallas flowers1 music123 albert1 parker1 jessie1 domainlock2005
express1 987654321q pokemon123 x72jhhu3z hell666 friday1 skippy1 r4e3w2q1 basebal1 qwerty2 ram1500 go2hell 12s3t4p55
mustang9 1qazse4 marvin1 packard1 jbond007 debbie1 123456asd cbr600rr jason123 1ranger chance1 payton34 123456789k
chipper1 !qaz2wsx p455w0rd family1 777vlad phoenix2 october1 panties1 kodiak1 17171717aa stella1 67camaro theman1
copper1 william2 hd764nw5d7e1vb1 pandora1 saab9000 f15eagle 12qwerty january1 zz8807zpl soccer13 united1 keksa12
bruno123 mustang8 camelot1 rebbyt34 vegas123 lotus123 cezer121 blondie1 anna123 654321a naruto1 hawkeye1 5tgb6yhn
pookie1 lizard1 dragon11 123qwe456 trucker1 1hxboqg2 4rfv3edc victor1 dude123 123masha foxcg33 francis1 1basebal
emmitt22 porn123 123hfjdk147 monkey11 a1a2a3a4a5 lindsey1 dragon13 qazxsw12 zxcvbn1 hitman47 eleven11 voodoo1 8phrowz622
000000a summer12 helpme1 police1 donald1 c3por2d2 peter01 loveyou2 toyota1 indy500 5hsu75kpot tucker1 r2d2c3p0 blowme1
123321z random1 121212q brother1 open1234 carmen1 trojans1 gordon1 luv2epus open123 pepsi123 password3 gunner1 chrissy1
loveme89 boris123 qwerty777 123456abc sydney1 holiday1 miranda1 jamaica1 david12 085tzzqi martin6 qwerty77 apples1
black123 ducati99 1shadow 44magnum samantha1 redneck1 usmc0311 monique1 55chevy willow1 063dyjuy bronco1 redwing1
evil666 b123456 bowl300 steve123 kermit1 christy1 yyyyyy1 robert2 1qaz!qaz 112233q andrew12 leno4ka westham1 pamela1
tinker1 louise1 112233a jimmy123 golfing1 lol1234 roland1 year2005 saturn1 indiana1 loveyou1 coffee1 h2opolo loveme1
flyers1 blackie1 qwert12 summer01 strange1 8phrowz624 master01 3465xxx single1 michael3 pentium4 mapet123456 phillip1
charles2 mustang0 654321q user345 march13 redhead1 dddddd1 fred123 number9 messi10 1asshole buster01 33rjhjds smooth1
rooster1 matthew2 speedy1 bastard1 wicked1 skyline1 october2 ilya1992 pioneer1 christ1 thelast1 marcus1 ronaldo7
postov1000 charlie3 mustang3 tigger12 nokia3250 titanic1 michael9 dennis1 whatever1 2wsxzaq1 crimson1 master11 1batman
joshua12 123321qwe iloveu2 aaaaaaa1 151nxjmt shadow11 gy3yt2rgls fuckyou123 kitty123 orlando1 red12345 oscar123 derrick1
viper123 audi100 shooter1 chocolate1 7hrdnw23 abigail1 k123456 lucky777 gsxr600 zaq1xsw2cde3 walter1 letmein22 nokian70
footbal1 passw0r olivia1 trustn01 boss302 asd123asd 1footbal lucas123 number6 sampson1 dragon99 blink18 wildcat1 sailor1
orange12 favorite7 1buster 1a2a3a4a5a scruffy1 buddha1 walker1 shadow2 network1 favorite8 1killer brianna1 slayer666
level42 brutus1 1fuckme 1bigdog 1harley dragon7 mnbvcxz1 pi314159 brian123 thomas12 q1234567890 68camaro xavier1
1234567u d123456 fluffy1 soccer2 passion1 birthday1 glock17 123123e boscoe01 fuck0ff simpson1 nascar3 123456h sweet16
tristan1 access2 qweqwe123 ibill01 welcome123 tigger01 angel13 online1 dave123 ghbdtn12 olds442 zzzzzz1 carter1 michael8
birdie1 123456789abc classic1 malcolm1 123456789n admin18533362 internet1 donkey1 1jennife green12 justin12 million1
winter12 shadow13 devils1 toshiba1 damage11 trader12 dragon88 nelson1 23176djivanfros metal666 seven77 123456789qwerty
roberto1 qqqqqq1 katrina1 bigfoot1 nonrev67 qqqq1111 mounta1n player69 a123321 warcraft1 hendrix1 saturn5 vlad1996
sarah123 nicholas1 123456zxc dominic1 scooby2 sc00ter water123 wallace1 polska1 raider1 catfish1 shorty1 123456p
patrick2 hottie1 college1 connect1 cvzefh1gkc 2cool4u ginger12 2wsxcde3 camaro69 asd1234 jack123 peter123 1qay2wsx
camaroz2 system32 temp1234 capa200 connie1 123456j august1 nokia5300 0wnsyo0 1george richard2 1diamond 1golfer maverick1
clinton1 michael7 dragons1 sunrise1 oceans11 4r3e2w1q silver12 isacs155 fatluvr69 country1 porn4life 1111111111zz
xsw21qaz indians1 death123 thomas2 slayer66 1q2q3q4q5q dima1996 angels1 ronaldo9 peaches2 denise1 taylor12 oc247ngucz
3edcvfr4 1234567z picard1 psycho1 diesel1 integra1 dexter1 paul123 nikita123 animal1 dbrf134 jeepcj7 george12 123456o
qwerty22 w1w2w3w4 andreas1 gggggg1 slipknot1 driver1 psychnaut1 alpha12 caitlin1 john1234 slimed123 king123 save13tx
nokia3310 scott123 future1 lollol1 runner1 daddy123 police22 toronto1 fuck777 daniela1 horny69 123456789w ilove69
1111aaaa whitney1 reaper1 qwer4321 123123qwe roma123 sk84life qwaszx123 bones69 vermont1 chevyz71 kelly123 hello2u
trigger1 123123123q ronaldo1 scotty1 1nicole 1jordan halflife2 dragon22 bulldog2 elite11 pepper12 kitten1 island1
bennett1 jackson2 kban667 1357911q qwerty00 sex6969 12344321q whiskey1 anton123 password4 vaz21099 badger1 denis123
2112rush matthew7 hot2trot ashley12 stealth1 bernard1 haha123 airforce1 123456789qaz shotgun1 12qwasz reggie1 spooky1
555555a lover69 1234qwerty hansolo1 larry123 a123123 charlie9 kramer1 red1234 garrett1 home123 seven777 good2go thomas01
chevy454 azerty123 boogie1 golgo13 123qaz123 butter1 ou812ic 123456qaz doctor1 maria123 380zliki elvira26 orange8
mustang7 seven11 sandy123 monica2 newlife1 piazza31 beauty1 robert12 transam1 steelers1 wilson1 mexico1 4rfv5tgb
samurai1 colleen1 q1w2e3r4t soldier1 alyssa1 a12345a password69 soccer15 ladybug1 bobby123 t34vfrc1991 1robert shadow123
jonathan1 chicago2 jake123 scooter2 freedom7 froggy1 stalker1 redsox04 kirill123 hammers1 celtic1 4904s677075 patriot1
patrick9 katana1 scooby12 c6h12o6 1william defiant1 strike1 cupcake1 password0 007james harley01 tequila1 driver8
q8zo8wzq hunter01 1cowboy london12 apache1 falcon16 change1 loveme2 1winner amanda18 abcdef1 baller1 harry123 dragon76
beaver1 12345trewq packers4 biteme69 martini1 lena123 people1 soccer14 bella123 celtics1 ghbdtn1 batman99 siemens1
eeeeee1 1234rmvb chester2 winston2 qazxsw21 andy123 password1234 howard1 daniel123 ferrari3 ricardo1 013cpfza 3stooges
browns1 ibill123 sister1 soccer7 valerie1 daniel2 buddy12 steeler1 biscuit1 vika123 bmw325i dannon4 maddog1 jenny69
t123456 10inches babygirl1 shadow69 barbie1 free4all alfa156 2w3e4r5t robbie1 number2 dad2ownu qwe123asd 1tigger
chicken2 qwerty21 1pillow lost4815162342 britney1 colt1911 doma77ns topgun1 birthday21 lakers32 melissa2 12345zxcvb
nokia5310 1patrick broncos7 open4me usmc1775 a7777777 smile123 quality1 elaine22 jordan12 hockey12 chelsea2 marissa1
wesley1 billy123 amanda12 iiiiii1 111111aa hhhhhhh1 mazdarx8 jennife1 victoria1 gizmo123 venom121293 porno69 vfvf123
kelly001 dragon66 curtis1 tyler123 spirit1 hotrod1 383pdjvl easy123 dragon2 nec3520 mookie1 samsung2 locoman0 154ugeiu
nokia6303 gandalf2 ford150 1hunter cookies1 cup2006 foxtrot1 heaven1 brendan1 123asd123 welkom01 black12 testme2 denver1
gnasher23 master2 sherman1 dragon23 art131313 ranger99 monkey7 wolves1 favorite5 1martin africa1 grizzly1 durango1
11223344q 6string 2sexy2ho nolimit8 l8g3bkde sailing1 pirate1 123456789g dragon10 alpha06 google123 password6
1234567890s eminem1 aragorn1 testing123 polaris1 slipknot666 happy69 brazil1 preston1 verizon1 sexy1234 123qwe321
asdfgh12 cadr14nu sochi2014 orange44 my3kids freddie1 katie123 master99 killer7 charmed1 just4you cougar1 batman69
hihje863 postov10 bear123 nx74205 buster11 cracker1 turkey1 qwertyu1 ranger01 qwerty6 blazer1 jjjjjj1 dapzu455 9inches
ffffff1 amanda69 mark1234 george2 hunting1 tracy71 ready2go charger1 goober1 sweetie1 pickles1 cidkid86 12345678c
bethany1 history1 daisy123 clemson1 access12 naruto12 austin12 claire1 pxx3eftp satana666 1summer ar3yuk3 soccer22
review69 taylor2 sunny123 striker1 qwertyu8 roman123 12e3e456 vlad1997 xaccess2 jessica0 harvey1 combat123654 james23
avenger1 letmein6 assa1234 student1 gznybwf13 aq1sw2de3 teddy123 dgl70460 nicole2 forest1 william3 qweasdzxc1 andre123
123456789x soccer17 apple12 123456i dodger1 bentley1 bigtits1 saints1 ferrari2 secret12 tornado1 onelove1 1fuckyou
password5 mine2306 tigger69 bondage1 nimda2k hardcore1 1charlie google12 theone1 charlie5 password7 1daniel member1
andrew2 rasta220 qwerty66 freeman1 trevor1 1soccer acun3t1x plastic1 simon123 tomcat1 dasha123 tarheel1 xsw23edc
qwerty123456789 house123 wolf666 digger1 zzzzzzz1 take8422 fffffff1 caesar1 precious1 mama1234 iceman69 1thunder wonder1
vaz2107 1pepper pentium1 another1 qqqqqqq1 devilmaycry4 qw12er34 fortune12 olga123 henry14 killer2 ssssss1 poiu0987
courtney1 summer06 goblue1 efbcapa201 89231243658s farside1 smiley1 nolimit9 vova123 love143 rescue1 michael6 12monkey
good12345 senha123 scarface1 smith123 memphis1 matrix2 surfing1 naruto123 1orange pokemon12 falcons1 charlie6 dragon21
love4ever 1ginger thunder2 123456789qqq studio54 2002tii summer05 ranger21 jamesbond007 bh90210 nick123 hobbes1 note1234
monty123 monkey13 ptfe3xxp ddddddd1 misty123 suka123 inferno1 stacey1 lucifer1 twisted1 bishop1 casey123 q12345678
tommy123 sasha1996 123123123a martin12 mof6681 galaxy1 xakep1234 pervert1 larry33 bitch123 a987654321 angel22 gold123
kennedy1 glock21 chosen1 ranger2 4meonly year2000 121212a picasso1 swimmer1 brooke1 dont4get 4815162342lost qwerty5
sr20det wrest666 forest11 giggs11 candy123 jericho1 123a123 sergey1 ghjcnj123 1972chev freedom3 letmein7 999111999q
12345678z 090909t yy5rbfsc jack1234 sammy12 12345as nokia8800 1thomas w123456 2good4u 4z34l0ts gsxr1100 charlie7
2wsx1qaz 123123qweqwe 123456e jameson1 fucker69 camera1 123456789t jester1 alex777 april12 duncan1 123456789b
qq123456789 anna1987 335533aa amber123 wrinkle5 asd123456 james11 78n3s5af michael0 hotdog1 david69 angel777 leslie1
shadows1 summer20 asterix1 joker69 pass1word 368ejhih pizza123 1234567890qw abcde123 grendel1 harley12 lisa123 shelley1
1bigdick omega123 doggie1 811pahc savage1 smitty1 jg3h4hfn 1qazwsx zx123456 machine1 asdfgh123 legend1 extreme1 nokian95
vaz2109 april10 qwer12345 monkey10 hockey99 bbbbbbb1 dolphin2 1superma winter01 bullet1 87t5hdf 1spider barkley1 12345ta
zxcvbnm12 tony123 sevilia1 pebbles1 gabriel2 1qa2ws3e jjjjjjj1 sylvia1 global1 pikachu1 zombie1 r3ady41t webster1
adam123 monkey99 1pass1page all4you maggie2 comcast1 asdfghjkl1 fuckyou7 feb2000 1234qwerasdf hax0red vlad7788 huskies1
bomber1 123qwe456rty rusty123 br00klyn patrick7 tiger69 green11 dragon5 joshua2 shelly1 d1i2m3a4 bridget1 hzze929b
ghbdtnbr1 abcdef123 123456x mom4u4mm ocean11 baxter1 808state 1andrew goddess1 1234567d connor1 leonard1 rossi46 123fuck
stewar1 thor5200 compaq12 ozlq6qwm 3syqo15hil asdfghjkl123 asfnhg66 planet1 alex2000 maggie11 shaggy1 554uzpad 1qwertyu
fhntv1998 angel01 skater1 issue43 sanity729 alaska1 nokia7610 hunter11 buttons1 elizabeth1 m6cjy69u35 cookie12 mikey123
iqzzt580 bears85 nascar88 shadow99 ikilz083 brandon2 johanna1 danil8098 vision1 chris22 blowme69 baseba11 joker123
zenit2011 cab4ma99 orange77 hawaii1 pacific1 yvtte545 only4me dank420 m1234567 fallout2 989244342a crazy123 1scooter
griffin1 george01 boeing74 cuddles1 master3 aaron123 1sexyred ffvdj474 bob1234 carlos2 monster2 11qq22ww zx123456789
1234qwert zxcvbn12 summer2 gangsta1 hopkins1 domino1 x123456 708090a 11c645df hiphop1 551scasi love777 spider12
zxcvbn123 london22 lzbs2twz 237081a sasha1995 pretty1 mittens1 d1lakiss qwertyuiop123 cheese12 edward12 soccer3 201jedlz
michael4 jamie123 thomas123 patrick8 1hammer sasha2010 mwq6qlzo hunter123 hamster1 1silver 777angel klingon1 zaq12ws
asdfg12 bitch69 nick1234 golfer23 sony123 chubby1 kodaira52 morris1 sex1234 fucker11 emerald1 batman01 soccer9 eagle123
batman2 saun24865709 martina1 michael5 monkey77 123456789f triumph1 master22 timber1 lonely1 sdsadee23 bowling1 r123456
1pionee maynard1 secret123 xzsawq21 enigma1 yfcnz123 1austin phantom2 pain4me primetime21 madison2 fiction7 slick50
bruins1 2b8riedt ssptx452 q1w2e3r4t5y6u7 avatar1 wanker1 14vbqk9p money4me fish1234 romeo123 ab123456 gorilla1 andrey123
glock22 dima1997 bangkok1 666666q letmein0 0raziel0 london99 tmjxn151 yqlgr667 863abgsg horses1 charlie4 summer11
angel11 mustang4 nohack04 kimber45 maiden1 dupont24 ghost123 2bigtits mercury7 maddie1 1lovers diablo66 birthday54
thunder5 purple12 hhhhhh1 111222333a 4506802a koetsu13 mimi92139 4z3al0ts target1 corvett1 holden1 snapper1 support1
shygirl1 master69 gerrity1 tennis12 michae1 admiral1 eagles05 spring1 kenny123 loser123 myxworld4 nokia6120 johnny69
love2011 mozart1 brownie1 1qwerty1 baggins1 1234567t friend1 12345qq sweet69 dallas12 123456zx eternal1 chase123 harris1
eae21157 gfif1991 matt123 ivan123 123zxc123 dragon0 biteme2 ingram01 bingo123 fire777 1chicken jesus12 number5 hacker1
number7 mission1 james01 carrera4 qwertyuiop1 midnight1 alfred1 sucker1 suzuki1 ranger11 asshole2 adriana1 bassman1
pimpin1 shearer9 80070633pc shirley1 carolyn1 aa123321 dima12345 satan66 090808qwe paul1234 brooks1 philly1 farmer1
1qa2ws3ed4rf alberto1 aa12345 benson1 i81u812 csfbr5yy episode1 keeper1 silver7 pilot123 123456789qw 12345zxc
123456789zxc summer10 poiu1234 zidane10 686xqxfg caveman1 alex1996 fighter1 abc123abc psalm23 monkey22 password13
495rus19 amsterdam1 123a321 letmein9 annette1 welcome12 hamburg1 1access boobies1 fatcat1 avalon1 brady12 mick7278
yxkck878 angelo4ek sparky12 565hlgqo alpine1 samsung123 vw198m2n zaqwsx123 sasha12 mighty1 makeksa11 one4all
polniypizdec110211 speaker1 newman1 alex1990 tardis1 oakland1 rock123 11bravo garcia1 123as123 superman2 assword1
russia1 z123456789 rascal1 pickle1 gsgba368 mulder1 luv2fuck scarlet1 v123456 1aaaaaaa maxim1935 brando1 defcon1 123654a
arsenal2 burton1 allstar1 1236987z 1wildcat chris11 wenef45313 1compute masha123 oqglh565 dragon00 p3e85tr golfvr6
summer0 jo9k2jw2 clayton1 incubus1 flash123 dima2010 q111111 sonic123 shock123 a654321 cubbies1 carrie1 bmw325is newton1
7777755102q 230857z searock6 fallout3 badboy69 640xwfkv bigman1 hello1234 tm371855 djohn11 tweety1 prodigy1 trstno1
matthew8 1jessica harley11 murder1 kickass1 theresa1 sherry1 metro2033 yzerman1 1234567w 260zntpc access20 mallard1
fuckyou69 bigdog69 1boomer ginger2 dima2000 skorpion39 dima1234 hawkdog79 warrior2 monkey01 333z333 kelsey1 w8gkz2x1
qwe123rty monkey3 123456789qq c123456 dima1993 cowboys2 buster2 eduard1 1taylor qazxsw1 m69fg2w husker1 plumber1 sakic19
martin2 nascar2 angel69 yes90125 weather1 oranges1 1samanth celtic88 amanda11 london11 bandit12 killer666 james69
24pnz6kc wookie1 poiu123 thunder7 chris69 djg4bb4b ajcuivd289 colole57 shadow7 dallas21 jason12 s456123789 f123456
sex12345 robert3 1johnny 5t6y7u8i nascar20 buffy123 playstation3 qweasd12 benjamin1 trinity3 arnold1 birthday299
qwerty88 qwerty321 roscoe1 alfa147 knicks1 quantum1 joseph10 pentium3 sveta123 fkbyf001 pistons1 thegame1 1melissa
tuczno18 ripken8 paulina1 427cobra fkg7h4f3v6 panama1 king1234 hshfd4n279 holland1 343104ky florida2 chris21 redskin1
19mtpgam19 jordan11 p4ssword jenny123 tttttt1 2112yyz sleepy1 paris123 lakers34 hustler1 james99 matrix3 halo123
nokia3230 marilyn1 parol999 ford9402 phish420 1guitar 0okm9ijn zaq11qaz anfield1 159753q curious1 gfhjkm2 lancer1
b0ll0cks z1234567 tempest1 money01 delta123 bmw330ci malibu1 boston12 football12 zxc12345 dreams1 lvbnhbq1 fire911
pink123 nolimit5 snickers1 steve69 justin11 beautiful1 passw0rd1 az123456 bubble1 printer1 1starwar april17 carlos12
vaz2106 1hockey qwerty10 123q321 5t4r3e2w1q danny123 1zxcvbnm tester1 green99 1fucker sc0tland 1234asd bill123 winter11
happy12 1joshua august2 pencil1 soccer99 cyclops1 dragon77 rattolo58 dmb2010 sony1234 azerty1 q1w2e3r4t5y6u7i8 pedro123
21crack maurice1 nicolas1 matthew9 pepper123 firefly1 jessica8 123456789aa casper12 france1 volvo850 chelsea0 tazman1
genius1 seventy7 qaz1wsx2 rocket88 roberts1 volvos40 asdasd1 jillian1 arwpls4u football2 sabbath1 strider1 killer66
voodoo2 nihao123 camille1 h00ters chris99 sk8board hannah01 masters1 pitbull1 1matthew panther2 ronnie1 cookie59
sebastian1 zqjphsyf6ctifgu 1slayer black13 1panther fuck1234 january2 m1911a1 nathan12 hello99 scorpio7 vfrcbv123
roger123 4815162342a soccer21 ghhh47hj764 rainbow2 ou8124me 1chance 1234567890qwe gracie1 mathew1 maggie12 k1234567
jessica7 pentium2 shadow1212 all4u2c bigman2 section8 suzanne1 rambo123 johnson2 sausage1 kelly69 james12 lakers8
11111111a rangers9 lobster1 bigdaddy1 freddy12 stormy1 hockey2 bailey12 horny123 beaver69 peewee1 cubswin1 matt1234
julian1 noncapa0 hahaha1 carla10 starwar1 spring99 yyyyyyy1 sasha1234 minnie1 sti2000 1phoenix herman1 holly123 sharks1
jalal123 1234567r assman1 bonds25 pepper01 redrum1 tvxtjk7r mookie12 jeepcj5 qwerty2010 freaky1 1bailey sheila1 master23
tyrik123 el546218 my3girls natalia1 8letters casper2 iforgot1 k9dls02a tiger01 qcmfd454 zz123456 gilbert1 2kash6zq
1hxboqg2s lhbjkjubz2957704 1a2b3c4 deion21 devo2706 roman222 martin7 florian1 tamwsn3sja 123654q pnp0c08 apples12
fish123 nugget1 beetle1 carter15 password00 three11 roberta1 cisco123 volcom1 a1l2e3x4 batman7 lorenzo1 monica69
blowjob1 n123456 celtic67 honey123 insane1 magnum1 123qweqwe fisher1 4321rewq 1chelsea august16 t3fkvkmj lsdlsd12
chuckie1 engine1 kingdom1 qwerty89 jordan22 fetish01 yanshi1982 1yellow ginger11 honda250 zaq123wsx blunt420 vlad1995
mercedes1 stuart1 richard7 hockey10 1xxxxxx julie456 penis123 1ferrari jordan01 love2000 23wesdxc anna2000 baby2000
onlyone4 raven123 gunther1 bob12345 bigmac1 12qw34er56ty nokia5228 jasper12 teresa1 qazwsxedc12 lights1 tiger12
password10 collins1 baseball2 security1 orange2 213qwe879 1qazxsw23edcvfr4 junior2 parol123 123456zz qaz123456 always1
blood123 packer1 ravens1 gfhjkm007 anna2010 guitar12 archie1 bitches1 horney1 camaroz28 1211123a morgan2 tomcat14
andrew123 password23 joshua01 war3demo my2kids hot4you 12345aa carlton1 brandon0 qwerty666 dante123 uiegu451 kondom25
123456ss natas666 hummer1 yankees0 diablo666 lesbian1 glock23 lena2010 biteme12 7ovtgimc clapton1 tracker1 snoopy12
gerald1 slage33 macsan26 mason123 welcome8 nascar99 monday12 asdf12345 vaz2108 sophie12 charlie8 philips1 banana12
1234567890w glock19 shaolin1 master10 manning1 sidney1 goforit1 766rglqy accord1 soccer16 texas123 chris01 eeeeeee1
techno1 wwwwww1 mylove1 1qazxcvb tiger99 unknown1 polo1234 sssssss1 soccer20 alex2112 brittany1 yyz2112 gizmo69 dakota12
vg08k714 1bulldog danielle1 matrix12 german1 545ettvy flight1 9379992a opopop11 max2000 134kzbip 1andrea peekab00
dimon4ik buffett1 23jordan 2wj2k9oj denman85 1adam12 porno123 daytona1 bunny123 chicago7 merlin12 rose123 joseph12
chelsea6 dorothy1 qwerty3 linda123 millie1 warlock1 dumbass1 sergey123 alicia1 willia1 xxxxxxx1 smk7366 birthday5
harley2 a9387670a cessna17 1111111q stimpy1 3xbobobo liverp00l amadeus1 acer123 pirates1 mandy123 julia123 123321qq
angela12 christopher1 123123s hockey11 letmein3 killer99 andrew01 alison1 chelsea8 a19l1980 m1chael 2509mmh 1234567b
gunners1 artem2010 sammie1 p123456 abcde12345 nokia6230 1qaz3edc 123456aaa thunder9 ktr1996 windsor1 garfield1 r1chard
ferrari5 running1 7xswzaq falcon2 pepper76 graham1 volvos80 1234554321q sanek94 karolina1 1qaz@wsx racing1 deadman1
room112 12345ab summer00 merlin69 12345678qwe dolemit1 johnny99 jumpman23 george11 cornell1 golfer12 geek01d bowler1
bailey01 isabella1 moose123 western1 frogger1 redwood1 d78unhxq peanuts1 stone32 dakota01 mustard1 charles3 anna1988
qpful542 12345zx shrike01 harley69 lsia9dnb9y master5 briley2 lucky12 1heather mario123 funtime1 travel1 baseball3
741852kk baller23 griffey1 berlin1 minecraft123 shasta1 ranger12 finance1 dignity7 lvjdp383 miller31 2bornot2b jasmine2
shane123 natasha2 london20 bologna1 1ashley gfhjkm22 marina123 dragon3 2bornot2 1arthur quant4307 15s9pu03 karina1
walleye1 wildman1 1morgan my2girls kkkkkk1 qwerty02 suckit69 explore1 mickey12 slayer69 rlzwp503 4cranker harmony1
254xtpss dusty197 killer11 d2000lb catdog1 julius1 killer23 weasel1 q123456q service01 jordan123 duncan21 bronco2
eugene1 winnipeg261 fk8bhydb matthe1 ace1210 boy4u2ownnyc laura123 parker12 z123456z andrew13 soccer4 green22 wm00022
generic1 lopas123 sticky1 painter1 kansas1 2b4dnvsx 1player 6458zn7a gfxqx686 sh4d0w3d diamond3 david01 hxp4life
pokemon2 cde34rfv simone1 pasha123 dragon9 a1234567890 birthday3 damned69 martin11 wutang36 phoenix7 m69fg1w qwert1234
625vrobg sally123 c43qpul5rz lithium1 horndog1 1beavis runescape1 chargers1 474jdvff breaker1 7f4df451 len2ski1 nichol1
nokia3110 123456789i ktnj2010 rodney1 merlin01 bearcat1 159753z thomas11 creative1 quattro6 1aaaaaa simba123 qwert54321
123abcd beavis69 12345abcde imagine1 tsv1860 cruiser1 kimberly1 dallas11 gooner1 manuel1 cocacola1 password8 whisper1
1234567k artem123 igor123 spike123 jor23dan morgan12 221195ws oktober7 aezakmi1 monkey5 serega123 qwerty111 casey22
1clutch asdfjkl1 bruce10 669e53e1 kill666 silver11 sd3lpgdr melinda1 rocky13 agent99 orange3 freedom5 qwaszx1 1corvett
zzr1100 soccer18 vaz2110 archer1 dima1992 hunter99 ducati1 trailer1 cheryl1 an83546921an13 blade123 mxaigtg5 nicola1
redman1 123456789as forrest1 green23 ironman2 1grizzly 1richard raven69 4809594q a131313 lfdbl11 stanley2 adxel187
dima1990 tennis11 melissa6 gobuffs2 joey123 thomas19 dima1999 sophia1 anna1989 jason25 asdfghj1 fallen1 abcd12345
harrison1 pussy21 tiffany2 1234567890zzz hello69 compute1 1rosebud batman11 charlie0 august11 jigei743ks adam1234
ggggggg1 1zzzzzzz chris23 trojan1 tigers01 indigo1 jacob123 richard3 cjxb2014 coco123 matilda1 r3vi3wpass emerson1
warlord1 masterb8 1j9e7f6f 42qwerty42 bb123456 305pwzlr mangust6403 karen123 bigtime1 kevin12 yr8wdxcq m1garand blah123
action1 sasa123 michel1 karate1 koks888 illini1 august31 christian1 sniper12 marlin1 joker666 eastern1 voyager2 1wizard
iloveme1 herbert1 bmw318i premier1 eric1234 s7fhs127 august25 mouse123 killer69 033028pw 777777a spawn666 norman1
austin123 987654321z mmmmmm1 sam138989 prince12 wolfman1 qwerty33 1please iloveu1 qwerty69 rammstein1 access123 testing2
nintendo64 aa1111aa radial9 davids1 rainbow7 poppy123 autumn1 7u8i9o0p monkeys1 rookie1 amanda01 solomon1 jasmine5
counter1 1234567s 12345678s berty75 giants56 summer04 george3 bartman1 0p9o8i7u patric1 4freedom winnie1 anakin1 steve01
chloe123 vlad1998 random123 casper99 italian1 qwerty23 grace123 orioles1 redbull1 ziggy123 logan123 mancity1 qwe123456
a801016 bambam1 soccer5 dark123 67vette carlos123 dragon25 1freedom eduardo1 gfhjkm11 nintendo1 fantasy7 fe126fd jerome1
abc123456789 snake123 chronic1 master7 favorite3 1958proman bailey10 hockey19 j123456 brandi1 auckland2010 7653ajl1
bunko18 camaro67 454dfmcq 6xe8j2z4 ranger5 banshee1 tigger11 yellow12 kils123 badass1 braves10 1amanda rhett32 sucker69
ashton1 cbr1000 leader1 cfif123 frances1 bigboy12 green69 qawsed123 harold1 w2dlww3v5p 1merlin carole1 moon123 titans1
goober12 far7766 monkey21 eclipse9 1234567v diablo11 mst3000 maureen1 isaiah1 gillian1 ekaterina20 astra123 windows9
vika2010 19371ayj dollar1 butterfly1 merrill1 office1 austin01 leto2010 aaa12345 123321qweewq 123qazwsx 0987654321a
1029384756q gerrard8 shit123 energy1 peter12 tomato1 knight12 norton1 austin11 fetish69 32615948worms thunder3 9kyq6fge
volvov70 matrix69 jeff123 garden1 august12 452073t hitman1 mariner1 muffin12 traffic1 ivan2010 ryan123 honda99 hunter69
dolphins1 1dolphin jeff1234 brooklyn1 hemi426 dragon64 redwings1 b929ezzh free123 chiefs1 zxc123zxc 1steeler neptune1
trader1 7gorwell nokia6630 nokia5320 1cowboys birdman1 adv12775 dude1998 nicole11 stalker123 zippy123 1111111a jayjay1
26429vadim ripper1 nemvxyheqdd5oqxyxyzi hotsex69 ohyeah1 patrick3 4311111q freedom4 sweet123 tane4ka skate123 caroline1
madison9 744744z elaine1 buddy23 cmgang1 sebora64 212121qaz sweety1 everest1 potter1 eric123 112233aa 2502557i indian1
1234567l carla51 chicago0 pon32029 nathan0 chinese1 oleg1995 beaches1 monkey23 yujyd360 shadow22 angelo1 snoopy2
6jhwmqku money111 1sunshin monica12 veritas1 booboo12 vhou812 bacardi1 peanut12 bertha1 spencer2 p1234567 1biteme
tgo4466 frosty1 bandit01 magpies1 summer07 chester7 ashley11 pppppp1 01081988m balloon1 master77 tricky1 qaz12wsx
project1 inside1 vanilla1 u4slpwra 7ertu3ds artist1 chaos666 harley99 lucky69 nissan350z schalke0 branden1 marie123
878kckxy andrew88 o4izdmxu 1qwertyuiop 6339cndh scorpio2 shadow3 volvo240 blue2000 gambit1 station1 duke123 clipper1
qazxsw2 lakers12 acmilan1 slutty3 sintesi07 nascar03 123456789e hardon1 boeing1 london2 1mickey danger1 carter12
iloveyou123 pancake1 heat7777 gordolee85 forever21 melissa7 dima1994 madison3 jmh1978 soccer123 1qasw23ed free4me
molly12 scottie1 lololyo123 bill1234 lol123123 april13 567rntvm charle1 superma1 twenty20 dupa123 calvin69 october8
ljb4dt7n at4gftlw cahek0980 dallas01 chelsea4 angel99 vidadi1 lickme69 alex1959 barney12 1maggie alex12345 lp2568cskt
s1234567 anthony0 browns99 lalala1 master00 alino4ka blonde1 1banana 4g3izhox wizard12 a32tv8ls qmpq39zr jtuac3my
sr20dett 4gxrzemq glock9mm str8edge bulls123 1w2w3w4w method1 41d8cd98f00b sam2000 scrappy1 morgan01 pussy11 311music
kr9z40sy cobra123 aaa123a alfredo1 lester1 000777fffa call911 penny123 family01 a121212 1braves upupa68 happy100
fifa2008 chevy350 panties2 q2w3e4r nhfdvfnjkju123 1ccccccc beach69 logitech1 canucks1 marlboro1 jersey1 682regkh
hummerh2 jayman1 bailey2 yankees7 sydney12 tuesday1 beast666 19952009sa hockey21 andrea11 alex007 scooter7 tigers12
dreamer2 bernie1 as12345 woody123 henry123 paula123 38gjgeuftd sasha12345 matrix13 radical1 ag764ks coolguy1 sasha1988
tiger11 1butthea 12345asdfg sunsh1ne bonjour1 lol123456 gwbush1 silver2 12345678m tiger200 tanya123 alex1973 phil413
alex1991 dark666 apple22 arnster55 pepper2 mama2010 junior12 miller2 devil123 mm111qm max33484 sex2000 alena2010
a123456z dusty123 1winter lala123 buffy16 golf123 love269 111a111 nascar8 phoenix8 merlin99 1234567m wright1 elmer251
patrick0 milkman1 nicole12 beatles4 number20 jake1234 omega13 sandy69 bo243ns bogdan123 redskins1 coolman1 gateway3
fuckyou0 booboo69 qq12345 bosco123 1234567qw carson1 1xrg4kcq cbr929rr allan123 andrew22 pussy101 camp0017 salmon1
co437at timmy123 hunter22 vvvvvv1 gustavo1 bmw320i alex2010 april26 steven2 corrado1 1michell 123456789c slut543 bob2000
k123456789 soccer69 jordan99 mammoth1 fighting54 pepper11 sprint1 compaq3 sixsix6 married1 juggalo1 monkey6 west123
mystery1 corona1 coleman1 steve121 celeste1 junebug1 gretzky9 vaz2101 garbage1 135135ab psalm69 ranger02 viper99 family5
black22 mailman1 greenday1 sanchez1 1forever crazy4u 01telemike01 safety1 annie123 123456qwer madison0 snowball1
murphy01 1miller hermes1 yvonne1 jackpot1 claude1 electra1 ghjcnjnfr1 smokey01 trouble2 yourmom1 sparky11 ruslan123
kissme1 asshole3 raiders2 p030710p$e4o 248ujnfk schmidt1 sparrow1 postal1 poochie1 1charles maroon5 dalejr88 q12345q
gawker1 0o9i8u7y6t anders1 birthday10 123four gen0303 lucifer666 tea4two chris13 3techsrl knights1 wutang1 pillow1
111222q silvia1 passwo1 8928190a 123456789zx wifey200 ololo123 popeye1 central1 poker123 qaz1234 noodles1 soccer33
master13 jordan7 darren1 ceisi123 jarhead1 felipe1 athena1 russ120 smile4me 123123f ern3sto apple13 david26 aa123123
smokey12 mickey01 robert01 money777 susanne1 asdasd12 mommy123 wrestle1 fuckyou12 f8yruxoj 2gether left4dead2 diana123
nikita2000 llllll1 fbi11213 rev2000 bear101 irocz28 smokey2 keith123 peacock1 grace17 jimmy69 asdf67nm demon123 de1987ma
mama1963 1eagles 1fender tanner1 1q3e5t7u megaman1 australia1 1jeffrey 1986irachka dfcz123 playstation2 slacker1 110491g
51094didi robert11 panda123 gfhjkm13 ford4x4 daniel4 666satan command1 iiiiiii1 gemini69 zxc1234 456123a legolas1
dima1985 piglet1 7elephants a000000 267ksyjf yellow22 ac2zxdty eatshit1 birthday6 dragon6 1pookie batman23 animals1
nokia6230i eminem12 hunt4red cptnz062 ndshnx4s wnmaz7sd alabama123 punt0it 8xuuobe4 cmu9ggzh bruno12 anthon1 mwss474
p2ssw0rd ferret1 liberty2 1diablo baby1234 sureno13 freedom9 october3 password21 rrrrrr1 rainman1 bulldog7 g123456
7ofnine bubba22 moomoo1 summer98
`
