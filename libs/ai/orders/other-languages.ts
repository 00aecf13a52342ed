import { END } from './vocabulary';

const of = (source: string): RegExp => new RegExp(source, 'giu');

/** Orders to forget the rules and for the best mark, by their usual words. */
export const OTHER_LANGUAGES: readonly RegExp[] = [
  // German
  of(
    String.raw`(?<!\p{L})(?:ignorier\p{L}{0,3}|vergiss|vergessen Sie|missachte\p{L}{0,2})${END}[^.!?\n]{0,50}?(?:anweisung|vorgabe|kriterien|bewertungs)`,
  ),
  of(
    String.raw`(?<!\p{L})(?:gib|gebt|geben Sie|vergib|vergeben Sie|bewerte|bewerten Sie|benote)${END}[^.!?\n]{0,70}?(?:beste note|bestnote|volle punkt|höchst\p{L}{0,2} (?:note|punkt)|sehr gut|(?:mit|eine|note) (?:1|eins)(?!\p{L}))`,
  ),
  // French
  of(
    String.raw`(?<!\p{L})(?:ignore[zr]?|oublie[zr]?|ne (?:tenez|tiens) pas compte)${END}[^.!?\n]{0,60}?(?:consignes|critères|barème|instructions (?:précédentes|ci-dessus))`,
  ),
  of(
    String.raw`(?<!\p{L})(?:donne[zr]?|attribue[zr]?|mett(?:re|ez)|mets|accorder)${END}[^.!?\n]{0,60}?(?:note maximale|meilleure note|20 ?/ ?20)`,
  ),
  // Spanish, Italian, Portuguese
  of(
    String.raw`(?<!\p{L})(?:ignora|ignore|olvida|olvide|omite)${END}[^.!?\n]{0,60}?(?:instrucciones|criterios|rúbrica|istruzioni|criteri|instruções|critérios)${END}`,
  ),
  of(
    String.raw`(?<!\p{L})(?:otorga|otorgue|pon|ponle|ponme|ponga|dale|dame|califica|valuta|valutate|dai|assegna|metti|dê|atribua)(?: |-me |${END})[^.!?\n]{0,60}?(?:máxima|más alta|mejor nota|massimo|voto più alto|nota máxima|mais alta|un diez|con 10|10 ?/ ?10)`,
  ),
  // Chinese, Japanese, Korean
  /(?:忽略|无视|忘记|忘掉|不要理会)[^。！？\n]{0,15}(?:指令|指示|说明|规则|标准|要求)/gu,
  /(?:给|打|评|评为|判)[^。！？\n]{0,14}(?:满分|最高分|高分|优秀)/gu,
  /(?:指示|命令|基準)[^。！？\n]{0,10}無視|満点を(?:つけて|ください|与えて)/gu,
  /(?:지시|명령|기준)[^.!?\n]{0,10}무시|만점을? ?(?:주|줘)/gu,
  // Russian, Ukrainian, Arabic
  of(
    String.raw`(?<!\p{L})(?:про)?(?:игнорируй|игнорируйте|ігноруй|забудь|забудьте)[^.!?\n]{0,40}?(?:инструкци|указани|критери|правила оцен|інструкці)`,
  ),
  of(
    String.raw`(?<!\p{L})(?:поставь|поставьте|дай|дайте|постав)[^.!?\n]{0,50}?(?:высш\p{L}{1,3} (?:балл|оцен)|максимальн\p{L}{1,3} (?:балл|оцен)|пятёрк|пятерк|найвищ)`,
  ),
  /(?:تجاهل|تجاهلوا)[^.!?\n]{0,30}(?:التعليمات|المعايير|الأوامر)|(?:أعط|امنح)[^.!?\n]{0,40}(?:الدرجة الكاملة|العلامة الكاملة|أعلى درجة)/gu,
];
