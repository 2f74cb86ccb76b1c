import { stemmer } from '@orama/stemmers/german'
import { defineLanguageRules } from '../language-rules'

export const germanRules = defineLanguageRules('de', stemmer, [
  'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines',
  'dieser diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden jedem welcher welche welches welchen',
  'welchem solcher solche solches solchen solchem mancher manche manches manchen manchem derselbe dieselbe dasselbe denselben',
  'demselben desselben derselben derjenige diejenige dasjenige diejenigen',
  'ich mich mir du dich dir er ihn ihm sie ihr ihnen es wir uns euch sich man selbst selber einander',
  'mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines',
  'ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres unsre unsren unsrem unsrer euer eure euren eurem eurer eures',
  'alle alles allen allem aller viel viele vieles vielen vielem vieler wenig wenige weniger wenigen einige einiges einigen einigem einiger',
  'mehrere mehreren mehrerer beide beiden beides beider etwas nichts jemand jemanden jemandem niemand niemanden niemandem andere anderer',
  'anderes anderen anderem ander sonstige derer dessen deren denen irgendein irgendeine irgendwie irgendwas irgendwo',
  'wer wen wem wessen was wo wohin woher wann warum wieso weshalb wie wieviel wodurch womit wofür worauf woran worin worüber wozu wobei',
  'in im ins an am ans auf aufs aus außer bei beim bis durch durchs entlang für fürs gegen gegenüber gemäß hinter innerhalb außerhalb laut mit',
  'mittels nach neben ohne per seit statt anstatt trotz über übers um ums unter unterm von vom vor vors während wegen wider zu zum zur zwischen ab pro je samt dank bezüglich hinsichtlich',
  'und oder aber denn sondern doch jedoch als wenn falls ob dass daß weil da damit indem nachdem bevor ehe sobald solange sofern obwohl obgleich sowie sowohl',
  'weder noch entweder sodass außerdem zudem deshalb deswegen daher darum also somit dennoch trotzdem allerdings hingegen dagegen nämlich',
  'bin bist ist sind seid war warst waren wart gewesen sei seien wäre wären wärst',
  'habe hab hast hat haben habt hatte hattest hatten hattet gehabt hätte hätten',
  'werde wirst wird werden werdet wurde wurdest wurden wurdet geworden worden würde würden würdest',
  'kann kannst können könnt konnte konnten gekonnt könnte könnten könntest muss muß musst müssen müsst musste mussten müsste müssten',
  'soll sollst sollen sollt sollte sollten will willst wollen wollt wollte wollten darf darfst dürfen dürft durfte durften dürfte dürften',
  'mag magst mögen mochte mochten möchte möchten möchtest lassen lässt ließ tun tut tat getan',
  'nicht nie niemals nur auch schon noch mal einmal sehr ganz so zu mehr meist meistens immer wieder hier dort da dann nun jetzt heute oft manchmal',
  'bereits etwa eben gar ja nein wohl vielleicht ziemlich sogar überhaupt eher fast kaum genau hin her weg dabei dadurch dafür daran darauf daraus darin',
  'darüber davon davor dazu danach darunter hierbei hierfür hierzu hiermit zwar sonst bloß gern gerne allein zusammen weiter weitere weiteren weiterer weiteres bzw usw etc',
])
