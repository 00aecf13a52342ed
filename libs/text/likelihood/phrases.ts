/*
 * Words and phrases that language models use far more often than school and university writers do.
 * Collected from reading machine prose; none is proof of anything, and good writers use each of them.
 */
const FORMULA_WORDS =
  'crucial pivotal delve delves delving multifaceted nuanced comprehensive holistic underscore underscores underscoring foster fosters fostering leverage leveraging navigate navigating landscape realm tapestry testament myriad plethora robust seamless seamlessly intricate vibrant profound profoundly invaluable paramount essential vital significant significantly ultimately furthermore moreover additionally consequently individuals empower empowers empowering enhance enhances enhancing cultivate cultivating resilience innovative transformative ensure ensures ensuring facilitate facilitates facilitating promote promotes promoting contribute contributes contributing highlight highlights highlighting emphasize emphasizes emphasizing emphasise encompass encompasses various overall numerous potential unique diverse perspectives challenges society well-being embrace embracing'.split(
    ' ',
  );
const FORMULA = new RegExp(String.raw`(?<![\p{L}-])(?:${FORMULA_WORDS.join('|')})(?![\p{L}-])`, 'giu');

const PADDING =
  /(?<!\p{L})(?:it is (?:important|essential|crucial|worth noting|clear|evident)|plays? an? (?:\p{L}+ )?role|not only|but also|a wide range of|a sense of|in today’?'?s (?:world|society)|as well as|in addition to|one of the most|the importance of|the power of|the ability to|can lead to|has become an?|on the other hand|in conclusion|when it comes to|such as|in order to|have the potential|a variety of|sheds? light|serves? as an?|at the same time)(?!\p{L})/giu;

const OPENER =
  /^(?:furthermore|moreover|additionally|in addition|consequently|therefore|thus|however|overall|ultimately|in conclusion|firstly|secondly|thirdly|lastly|finally|similarly|likewise|nevertheless|nonetheless|in summary|by (?:doing|\p{L}+ing)|while|despite|as a result|for instance|in contrast|on the other hand|another)(?!\p{L})/iu;

export const formulaCount = (text: string): number => text.match(FORMULA)?.length ?? 0;
export const paddingPhraseCount = (text: string): number => text.match(PADDING)?.length ?? 0;
export const openerCount = (sentences: readonly string[]): number =>
  sentences.filter((sentence) => OPENER.test(sentence)).length;
