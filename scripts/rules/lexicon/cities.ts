import { plainWords } from '../../content/plain-words';

/**
 * Cities and regions with universities, by the countries that have one of the name which people mean; in the spellings that
 * affiliations have. Names that are also those of people, words or many places (Santiago, Nelson, Reading, Victoria) are left out.
 */
const CITIES: Readonly<Record<string, string>> = {
  AE: 'Abu Dhabi, Dubai, Sharjah, Ajman, Al Ain, دبي, أبوظبي, الشارقة',
  AL: 'Tirana, Durrës',
  AM: 'Yerevan',
  AR: 'Buenos Aires, La Plata, Tucumán',
  AT: 'Vienna, Wien, Graz, Innsbruck, Salzburg, Klagenfurt, Leoben, Tyrol, Tirol',
  AU: 'New South Wales, Sydney, Brisbane, Adelaide, Canberra, Queensland, Tasmania, Hobart',
  AZ: 'Baku',
  BA: 'Sarajevo, Tuzla, Banja Luka',
  BD: 'Dhaka, Chittagong, Rajshahi, Khulna, Sylhet',
  BE: 'Brussels, Bruxelles, Ghent, Gent, Leuven, Louvain, Liège, Antwerp, Antwerpen, Namur, Hasselt, Wallonia',
  BF: 'Ouagadougou, Bobo Dioulasso, Koudougou',
  BG: 'Sofia, Plovdiv, Varna',
  BJ: 'Cotonou, Abomey Calavi, Parakou, Porto Novo',
  BR: 'São Paulo, Rio de Janeiro, Campinas, Brasília, Belo Horizonte, Minas Gerais, Porto Alegre, Curitiba, Recife, Pernambuco, Fortaleza, Bahia, Santa Catarina, Florianópolis, Paraná, Goiás, Amazonas',
  BY: 'Minsk',
  CA: 'Toronto, Montreal, Montréal, Vancouver, Ottawa, Calgary, Alberta, Edmonton, Québec, Quebec, Manitoba, Winnipeg, Saskatchewan, Ontario, British Columbia, Nova Scotia, Newfoundland, Sherbrooke',
  CD: 'Kinshasa, Lubumbashi, Goma, Bukavu',
  CG: 'Brazzaville',
  CH: 'Zurich, Zürich, Geneva, Genève, Lausanne, Bern, Berne, Basel, Neuchâtel, Fribourg, Lugano, St Gallen, Winterthur, Lucerne',
  CI: 'Abidjan, Yamoussoukro, Bouaké, Korhogo',
  CL: 'Valparaíso, Antofagasta, Valdivia',
  CM: 'Yaoundé, Yaounde, Douala, Dschang, Buea, Ngaoundéré, Bamenda, Maroua',
  CN: 'Beijing, Peking, Shanghai, Shenzhen, Guangzhou, Hangzhou, Zhejiang, Nanjing, Wuhan, Chengdu, Sichuan, Xian, Harbin, Tianjin, Dalian, Hefei, Suzhou, Chongqing, Xiamen, Jinan, Shandong, Hunan, Changsha, Fudan, Tsinghua, Ningbo, Jilin, Shanxi, Shaanxi, Hainan, Yunnan, Guangxi, Guizhou',
  CO: 'Bogotá, Bogota, Medellín, Medellin, Bucaramanga, Antioquia, Barranquilla',
  CU: 'Havana, La Habana',
  CY: 'Nicosia, Limassol, Larnaca',
  CZ: 'Prague, Praha, Brno, Ostrava, Olomouc, Plzeň, Pilsen, Liberec, Masaryk',
  DE: 'Berlin, Munich, München, Hamburg, Cologne, Köln, Frankfurt, Stuttgart, Leipzig, Dresden, Heidelberg, Freiburg, Tübingen, Göttingen, Bonn, Aachen, Darmstadt, Karlsruhe, Mannheim, Erlangen, Nuremberg, Nürnberg, Bremen, Hannover, Hanover, Kiel, Rostock, Jena, Weimar, Potsdam, Magdeburg, Münster, Bielefeld, Paderborn, Dortmund, Bochum, Duisburg, Düsseldorf, Mainz, Saarbrücken, Saarland, Kaiserslautern, Würzburg, Bayreuth, Bamberg, Regensburg, Passau, Augsburg, Ulm, Konstanz, Siegen, Kassel, Giessen, Marburg, Hildesheim, Braunschweig, Oldenburg, Greifswald, Chemnitz, Bavaria',
  DK: 'Copenhagen, København, Aarhus, Odense, Aalborg, Roskilde',
  DZ: 'Algiers, Alger, Oran, Annaba, Béjaïa, Bejaia, Tlemcen, Blida, Sétif, Setif, Batna, Biskra, Ouargla, Tizi Ouzou, Mostaganem, Guelma, Boumerdès, Boumerdes, Skikda, Chlef, Djelfa, Laghouat, Ghardaïa, Sidi Bel Abbès, Tiaret, Bouira, Médéa, Jijel, Mascara, El Oued, Khenchela, Bab Ezzouar, وهران, قسنطينة, عنابة, تلمسان, سطيف, بجاية, باتنة, بسكرة, ورقلة, تيزي وزو, البليدة',
  EC: 'Quito, Guayaquil',
  EE: 'Tallinn, Tartu',
  EG: 'Cairo, Giza, Assiut, Mansoura, Zagazig, Tanta, Minia, Helwan, Aswan, Luxor, Fayoum, Ain Shams, Suez, Ismailia, Damietta, Beni Suef, Sohag, القاهرة, الإسكندرية, المنصورة, أسيوط, الجيزة, طنطا, الزقازيق, أسوان',
  ES: 'Madrid, Barcelona, Seville, Sevilla, Zaragoza, Saragossa, Málaga, Malaga, Bilbao, Alicante, Murcia, Valladolid, Salamanca, Oviedo, Santander, Cantabria, Pamplona, Navarra, Navarre, Vigo, A Coruña, Galicia, Santiago de Compostela, Catalonia, Catalunya, Girona, Lleida, Tarragona, Rovira, Castellón, Jaén, Cádiz, Huelva, Almería, Extremadura, Badajoz, Albacete, Castilla La Mancha, Las Palmas, La Laguna, Tenerife, San Sebastián, Donostia, Vitoria Gasteiz, Andalusia, Pompeu Fabra, Deusto',
  ET: 'Addis Ababa, Bahir Dar, Jimma, Mekelle, Gondar, Hawassa',
  FI: 'Helsinki, Tampere, Turku, Oulu, Jyväskylä, Aalto, Espoo, Lappeenranta, Kuopio',
  FR: 'Paris, Lyon, Marseille, Toulouse, Bordeaux, Lille, Strasbourg, Montpellier, Grenoble, Rennes, Nantes, Dijon, Rouen, Caen, Le Havre, Limoges, Poitiers, Orléans, Clermont Ferrand, Saint Étienne, Besançon, Mulhouse, Metz, Lorraine, Le Mans, Angers, Amiens, Reims, Troyes, Perpignan, Avignon, Aix en Provence, Toulon, Pau, La Rochelle, Chambéry, Annecy, Savoie, Corsica, Corte, Valenciennes, Compiègne, Evry, Saclay, Villetaneuse, Nanterre, Créteil, Cergy, Versailles, Bretagne, Artois, Picardie',
  GA: 'Libreville, Franceville',
  GB: 'Manchester, Edinburgh, Glasgow, Aberdeen, Dundee, Leeds, Sheffield, Liverpool, Nottingham, Bristol, Southampton, Exeter, Leicester, Coventry, Warwick, Sussex, Essex, Surrey, Belfast, Cardiff, Swansea, Strathclyde, Loughborough, Brighton, Scotland, Wales',
  GE: 'Tbilisi, Batumi, Kutaisi',
  GH: 'Accra, Kumasi, Legon, Tamale, Cape Coast',
  GN: 'Conakry',
  GR: 'Thessaloniki, Patras, Crete, Heraklion, Ioannina, Volos, Thessaly, Piraeus, Aegean, Peloponnese, Thrace, Xanthi, Chania',
  HR: 'Zagreb, Rijeka, Osijek, Zadar, Dubrovnik',
  HU: 'Budapest, Szeged, Debrecen, Pécs, Miskolc, Győr',
  ID: 'Jakarta, Bandung, Yogyakarta, Surabaya, Malang, Bali, Semarang',
  IE: 'Galway, Limerick, Maynooth, Cork',
  IL: 'Haifa, Tel Aviv, Beer Sheva, Ramat Gan, Technion, Weizmann',
  IN: 'Delhi, New Delhi, Mumbai, Bombay, Bangalore, Bengaluru, Chennai, Madras, Kolkata, Calcutta, Pune, Kanpur, Kharagpur, Roorkee, Guwahati, Jaipur, Lucknow, Varanasi, Kerala, Gujarat, Ahmedabad, Surat, Indore, Bhopal, Tamil Nadu, Karnataka, Maharashtra, Vellore',
  IQ: 'Baghdad, Basra, Mosul, Erbil, Kufa, Kirkuk, Babylon, Sulaymaniyah, بغداد, البصرة, الموصل, أربيل',
  IR: 'Tehran, Isfahan, Shiraz, Mashhad, Tabriz, Yazd, Amirkabir',
  IS: 'Reykjavik, Reykjavík',
  IT: 'Rome, Roma, Milan, Milano, Turin, Torino, Naples, Napoli, Palermo, Genoa, Genova, Gênes, Bologna, Pisa, Padua, Padova, Trento, Trieste, Udine, Verona, Venice, Venezia, Ferrara, Modena, Siena, Perugia, Ancona, Bari, Lecce, Salento, Salerno, Catania, Messina, Calabria, Cosenza, Cagliari, Sassari, Pavia, Brescia, Bergamo, Bolzano, Sicily, Sardinia, Tuscany, Bicocca, Aquila, Molise, Basilicata',
  JO: 'Amman, Irbid, Mutah, Zarqa, عمّان, إربد',
  JP: 'Tokyo, Kyoto, Osaka, Nagoya, Tohoku, Sendai, Hokkaido, Sapporo, Kyushu, Fukuoka, Hiroshima, Tsukuba, Kobe, Yokohama, Waseda, Keio, Okinawa, Kanazawa, Nara',
  KE: 'Nairobi, Mombasa, Kisumu, Eldoret',
  KR: 'Seoul, Busan, Daejeon, Incheon, Gwangju, Daegu, Ulsan, Pohang, Yonsei, Sungkyunkwan, Hanyang',
  KW: 'Kuwait City, مدينة الكويت',
  KZ: 'Almaty, Astana, Nur Sultan',
  LB: 'Beirut, Byblos, Balamand, Kaslik, Zahle, بيروت, طرابلس الشام',
  LK: 'Colombo, Moratuwa, Peradeniya, Kandy',
  LT: 'Vilnius, Kaunas, Klaipėda',
  LV: 'Riga',
  LY: 'Benghazi, Misrata, Sebha, Zawia, بنغازي, مصراتة',
  MA: 'Rabat, Casablanca, Marrakech, Marrakesh, Fez, Fès, Meknes, Meknès, Tangier, Tanger, Tetouan, Tétouan, Agadir, Oujda, Kenitra, Kénitra, Settat, El Jadida, Beni Mellal, Errachidia, Ifrane, Cadi Ayyad, Ibn Zohr, Benguerir, Mohammedia, Nador, Taza, الرباط, الدار البيضاء, مراكش, فاس, مكناس, طنجة, تطوان, أكادير, وجدة, القنيطرة, إفران',
  MD: 'Chișinău, Chisinau',
  MG: 'Antananarivo, Fianarantsoa',
  MK: 'Skopje, Bitola, Tetovo',
  ML: 'Bamako, Ségou, Tombouctou',
  MR: 'Nouakchott, نواكشوط',
  MT: 'Valletta',
  MX: 'Monterrey, Puebla, Querétaro, Tijuana, Guanajuato, Nuevo León, Yucatán, Ciudad de México, Mexico City, Oaxaca, Jalisco',
  MY: 'Kuala Lumpur, Penang, Johor, Sarawak, Sabah, Selangor, Kelantan',
  MZ: 'Maputo, Beira',
  NE: 'Niamey, Maradi, Zinder',
  NG: 'Lagos, Abuja, Ibadan, Kano, Ilorin, Nsukka, Zaria, Ife, Port Harcourt, Kaduna, Maiduguri, Sokoto, Akure, Ogbomoso',
  NL: 'Amsterdam, Rotterdam, Utrecht, Delft, Eindhoven, Groningen, Leiden, Nijmegen, Maastricht, Tilburg, Twente, Wageningen, Enschede',
  NO: 'Oslo, Bergen, Trondheim, Stavanger, Tromsø, Agder, Kristiansand',
  NP: 'Kathmandu, Pokhara',
  NZ: 'Auckland, Otago, Dunedin, Waikato',
  OM: 'Muscat, Nizwa, Sohar, Salalah, مسقط',
  PE: 'Arequipa, Cusco',
  PH: 'Manila, Cebu, Quezon City, Diliman, Davao',
  PK: 'Islamabad, Lahore, Karachi, Peshawar, Rawalpindi, Faisalabad, Multan, Quetta, Taxila',
  PL: 'Warsaw, Warszawa, Kraków, Krakow, Cracow, Wrocław, Wroclaw, Poznań, Poznan, Gdańsk, Gdansk, Łódź, Lodz, Katowice, Lublin, Szczecin, Białystok, Toruń, Rzeszów, Silesia, Silesian',
  PS: 'Gaza, Nablus, Ramallah, Birzeit, Hebron, Bethlehem, نابلس, رام الله, الخليل, بيت لحم',
  PT: 'Lisbon, Lisboa, Porto, Coimbra, Braga, Minho, Aveiro, Évora, Algarve, Faro, Covilhã, Madeira, Azores, Leiria, Bragança',
  QA: 'Doha, الدوحة',
  RO: 'Bucharest, București, Cluj, Cluj Napoca, Iași, Iasi, Timișoara, Timisoara, Brașov, Brasov, Craiova, Constanța, Galați, Sibiu, Oradea, Babeș Bolyai',
  RS: 'Belgrade, Beograd, Novi Sad, Niš, Kragujevac',
  RU: 'Moscow, Novosibirsk, Kazan, Tomsk, Yekaterinburg, Vladivostok, Skoltech, Samara, Nizhny Novgorod',
  RW: 'Kigali, Butare, Huye',
  SA: 'Riyadh, Jeddah, Dammam, Dhahran, Thuwal, Taif, Qassim, Najran, Jazan, Umm Al Qura, Makkah, Tabuk, Abha, جدة, الدمام, الظهران, مكة المكرمة, المدينة المنورة',
  SD: 'Khartoum, Gezira, Omdurman, الخرطوم',
  SE: 'Stockholm, Gothenburg, Göteborg, Uppsala, Lund, Linköping, Umeå, Malmö, Luleå, Karlstad, Örebro, Västerås, Chalmers, Borås, Skövde',
  SI: 'Ljubljana, Maribor, Koper, Nova Gorica',
  SK: 'Bratislava, Košice, Kosice, Žilina, Trnava',
  SN: 'Dakar, Thiès, Ziguinchor, Bambey, Gaston Berger, Cheikh Anta Diop',
  SY: 'Damascus, Aleppo, Latakia, Homs, دمشق, حلب, اللاذقية',
  TD: 'Ndjamena',
  TG: 'Lomé, Lome',
  TH: 'Bangkok, Chiang Mai, Chulalongkorn, Mahidol, Khon Kaen, Songkla, Phuket',
  TN: 'Tunis, Sfax, Sousse, Monastir, Gabès, Gabes, Gafsa, Kairouan, Bizerte, Jendouba, Nabeul, Mahdia, Manouba, Tunis El Manar, Medenine, Tozeur, Djerba, Kasserine, تونس العاصمة, صفاقس, سوسة, المنستير, القيروان, قابس, بنزرت, نابل, الحمامات, جندوبة, قفصة',
  TR: 'Istanbul, Ankara, Izmir, İzmir, Bursa, Antalya, Konya, Trabzon, Bilkent, Hacettepe, Boğaziçi, Bogazici, Eskişehir, Kayseri, Adana, Gaziantep, Erzurum, Kocaeli, Sakarya, Koç',
  TW: 'Taipei, Hsinchu, Tainan, Taichung, Kaohsiung, Chiayi',
  TZ: 'Dar es Salaam, Arusha, Dodoma, Zanzibar',
  UA: 'Kyiv, Kiev, Lviv, Kharkiv, Odesa, Odessa, Dnipro, Zaporizhzhia',
  UG: 'Kampala, Makerere, Mbarara, Gulu, Entebbe',
  US: 'Chicago, Boston, Stanford, Berkeley, Harvard, Princeton, Yale, Pittsburgh, Philadelphia, Pennsylvania, Massachusetts, California, Los Angeles, San Diego, Seattle, Texas, Houston, Michigan, Illinois, Urbana, Minnesota, Wisconsin, Maryland, New Jersey, Arizona, Colorado, Utah, Oregon, Ohio, Indiana, Iowa, Kansas, Nebraska, Oklahoma, Tennessee, Kentucky, Alabama, Louisiana, Arkansas, Connecticut, Vermont, Delaware, North Carolina, South Carolina, Nevada, New Mexico, Hawaii, Alaska, New York, New Hampshire, Rhode Island, San Francisco, Santa Barbara, Santa Cruz, Irvine, Rutgers, Purdue, Cornell, Seattle, Atlanta, Miami, Florida',
  UY: 'Montevideo',
  UZ: 'Tashkent, Samarkand',
  VN: 'Hanoi, Ho Chi Minh, Da Nang, Can Tho',
  YE: 'Sanaa, Taiz, صنعاء, عدن',
  ZA: 'Pretoria, Cape Town, Johannesburg, Witwatersrand, Stellenbosch, KwaZulu Natal, Durban, Bloemfontein, Potchefstroom, Limpopo, Western Cape',
  ZM: 'Lusaka, Ndola',
  ZW: 'Harare, Bulawayo',
  AO: 'Luanda',
  BI: 'Bujumbura',
  SL: 'Freetown',
  LR: 'Monrovia',
  SO: 'Mogadishu, Hargeisa',
  VE: 'Caracas, Maracaibo',
  BO: 'Cochabamba',
  PY: 'Asunción',
  LU: 'Esch sur Alzette',
  ME: 'Podgorica',
  MN: 'Ulaanbaatar',
  MM: 'Yangon, Mandalay',
  KH: 'Phnom Penh',
  AF: 'Kabul, Herat',
};

/** Names that people mean of several countries. */
const SEVERAL: Readonly<Record<string, string>> = {
  london: 'GB CA',
  york: 'GB CA',
  oxford: 'GB US',
  cambridge: 'GB US',
  birmingham: 'GB US',
  newcastle: 'GB AU',
  durham: 'GB US',
  dublin: 'IE US',
  athens: 'GR US',
  melbourne: 'AU US',
  perth: 'AU GB',
  alexandria: 'EG US',
  tripoli: 'LY LB GR',
  cordoba: 'ES AR',
  valencia: 'ES VE',
  granada: 'ES NI',
  'basque country': 'ES FR',
  'pays basque': 'ES FR',
  jerusalem: 'IL PS',
  waterloo: 'CA BE',
  macedonia: 'MK GR',
  luxembourg: 'LU BE',
  'saint louis': 'US SN FR',
  georgia: 'GE US',
  nicosia: 'CY TR',
  silesia: 'PL CZ',
  silesian: 'PL CZ',
  tyrol: 'AT IT',
  thrace: 'GR BG TR',
  aegean: 'GR TR',
  kent: 'GB US',
  lancaster: 'GB US',
  guadalajara: 'MX ES',
  cuenca: 'EC ES',
  'la paz': 'BO MX',
  concepcion: 'CL PY',
  hyderabad: 'IN PK',
  brest: 'FR BY',
};

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Name in plain small letters → codes of countries. Made when first asked for. */
function countriesByCity(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known !== undefined) return known;
  const made = new Map<string, Set<string>>();
  const add = (name: string, code: string) => {
    const key = plainWords(name).join(' ');
    const codes = made.get(key);
    if (codes) codes.add(code);
    else made.set(key, new Set([code]));
  };
  for (const [code, names] of Object.entries(CITIES)) for (const name of names.split(', ')) add(name, code);
  for (const [name, codes] of Object.entries(SEVERAL)) for (const code of codes.split(' ')) add(name, code);
  known = made;
  return made;
}

/** No name of a city has more words. */
const MOST_WORDS = 4;

/** A city that a text names. */
export interface NamedCity {
  readonly name: string;
  /** Codes of the countries that have a city of the name. */
  readonly countries: ReadonlySet<string>;
}

/** The known cities and regions that a text names, the longest names first: "New York" is not York. */
export function citiesIn(text: string): readonly NamedCity[] {
  const words = text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const plain = words.map((word) =>
    /^\p{Ll}/u.test(word) && !/^(?:de|do|la|le|en|es|sur|del|al|el)$/.test(word) ? '' : plainWords(word).join(''),
  );
  const found: NamedCity[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const part = plain.slice(at, at + length);
      if (part.includes('')) continue;
      const countries = countriesByCity().get(part.join(' '));
      if (countries === undefined) continue;
      found.push({ name: words.slice(at, at + length).join(' '), countries });
      at += length - 1;
      break;
    }
  }
  return found;
}
