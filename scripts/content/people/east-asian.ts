/**
 * Family names that many people share, so that a difference of one syllable in the given name means another person: "Yu Hong" and
 * "Hong Yu", "Wei Li" and "Weili Li", "Ying Zhang" and "Yang Zhang".
 */
const FAMILY_NAMES = new Set(
  [
    // Mandarin, in pinyin
    'an bai bao bi bian bo bu cai cao cen chai chang chen cheng cong cui dai deng diao ding dong dou du duan fan fang',
    'fei feng fu gan gao ge geng gong gou gu guan guo han hao he hong hou hu hua huang hui huo ji jia jiang jie jin',
    'kang kong lei li lian liang liao lin liu long lu luo lv lyu ma mao mei meng miao min mo mou niu ou pan pei peng',
    'qi qian qin qiu qu ren shao shen sheng shi shu song su sun tan tang tao tian tong wan wang wei wen wu xia xiao xie',
    'xiong xu xue yan yang yao ye yi yin yu yuan yue zeng zhang zhao zheng zhong zhou zhu zou',
    // Other spellings of Chinese names: Cantonese, Hokkien, Wade-Giles
    'chan chao cheung chi chiang chiu chou chow chu chua chung foo fong foh fung goh ho hsiao hsieh hsiung hsu hung kao',
    'koh ku kung kuo kwan kwok kwong lai lam lau lee leung liew lim loh low lui mak mok ng ong poon shih sia sim siu soh',
    'szeto tai tam tay teng teo tien to toh tsai tsang tsao tse tseng tsou tsui wong yap yeh yeung yip yiu yuen',
    // Korean
    'ahn bae baek baik cho choi ha hahn hwang im jang jeon jeong jo joo jung kim koo kwon lim moon nam noh paik pak park',
    'rhee ryu seo shin suh sung woo yoo yoon yun',
    // Vietnamese
    'bui dang dao dinh do doan duong hoang huynh le luong ly ngo nguyen pham phan quan ta thai tran trinh truong vo vu',
  ].flatMap((line) => line.split(' ')),
);

/** Vietnamese family names that are no given names elsewhere. */
const VIETNAMESE = new Set('bui dang dinh duong hoang huynh ngo nguyen pham phan tran trinh truong'.split(' '));

/** Two syllables of a given name in pinyin, written together, with letters that show it: "Wenhua", "Xiaoming". */
const PINYIN =
  /^(?=.*(?:[xq]|zh|ng|[iu][ae]|uo|iu|ui))(?:(?:[bpmfdtnlgkhjqxryw]|[zcs]h?)?(?:a[ino]?|ang|e[inr]?|eng|i|ia[no]?|iang|ie|in|ing|iong|iu|o|ong|ou|u|ua[ni]?|uai|uang|ui|un|uo|ue)){2}$/;

/** Tells whether a name has an East Asian family name first, by words that no Western name has: "Li Wenhua", "Nguyen Quoc Anh". */
export function isFamilyNameFirst(words: readonly string[]): boolean {
  const [first = '', second = '', third] = words;
  if (!FAMILY_NAMES.has(first) || FAMILY_NAMES.has(words.at(-1) ?? '')) return false;
  return third === undefined ? second.length > 4 && PINYIN.test(second) : VIETNAMESE.has(first);
}

/** Tells whether the family name, first or last, is one of these East Asian names. */
export const isEastAsian = (words: readonly string[]): boolean =>
  FAMILY_NAMES.has(words[0] ?? '') || FAMILY_NAMES.has(words.at(-1) ?? '');
