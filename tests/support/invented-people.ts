import { type Chance, oneOf } from './chance';

/** Family names and given names of one region, and how they are put together. */
interface Region {
  readonly family: readonly string[];
  readonly given: readonly string[];
  readonly written: (given: () => string, family: () => string) => string;
  readonly country: string;
}

const list = (names: string) => names.split(' ');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Common names, combined at random: no real person is meant. */
const REGIONS: readonly Region[] = [
  {
    family: list(
      'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Yu Hong Shen Peng',
    ),
    given: list('wei jing yu hong xin hao ming yan fang jun qiang lei tao chao rui mei'),
    written: (given, family) => `${capital(given() + given())} ${family()}`,
    country: 'China',
  },
  {
    family: list('Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon'),
    given: list('Min-jun Seo-yeon Ji-ho Ha-eun Do-yun Su-bin Ye-jin Hyun-woo Eun-ji Tae-min Na-rae Jae-won'),
    written: (given, family) => `${given()} ${family()}`,
    country: 'South Korea',
  },
  {
    family: list('Satō Suzuki Takahashi Tanaka Itō Watanabe Yamamoto Nakamura Kobayashi Mori Fujita Ōta'),
    given: list('Haruto Yui Sōta Aoi Ren Hina Yūto Sakura Kaito Mei Riku Tsubasa'),
    written: (given, family) => `${given()} ${family()}`,
    country: 'Japan',
  },
  {
    family: list('Nguyễn Trần Lê Phạm Hoàng Vũ Đặng Bùi'),
    given: ['Thị Lan', 'Văn Minh', 'Quang Huy', 'Thu Hà', 'Đức Anh', 'Ngọc Mai', 'Hải Yến', 'Tuấn Kiệt'],
    written: (given, family) => `${family()} ${given()}`,
    country: 'Vietnam',
  },
  {
    family: list(
      'Okonkwo Fernández Lindqvist Rossi Dubois Kowalska Haddad Mensah Novák Iyer Papadaki Yılmaz O’Sullivan',
    ),
    given: list('Amara Lucía Elsa Matteo Chloé Zofia Nour Kwame Jana Arjun Eleni Deniz Róisín Tomás Ingrid Paolo'),
    written: (given, family) => `${given()} ${family()}-${family()}`,
    country: 'Portugal',
  },
];

export interface InventedPerson {
  readonly name: string;
  readonly country: string;
}

/** Some people, no two with the same name; some names are much alike. */
export function inventPeople(count: number, chance: Chance): InventedPerson[] {
  const found = new Map<string, InventedPerson>();
  while (found.size < count) {
    const { family, given, written, country } = oneOf(REGIONS, chance);
    const name = written(
      () => oneOf(given, chance),
      () => oneOf(family, chance),
    );
    found.set(name, { name, country });
  }
  return [...found.values()];
}
