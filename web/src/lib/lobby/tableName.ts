/** What a table is called: a place, always the same for one table, so that people find it again. The text pages have
 *  the same list (`pages/listing.py`). */
const PLACES = [
  "Huerta Vieja",
  "Río Verde",
  "Pole pod Lasem",
  "Lomas Altas",
  "Selva Alta",
  "Valdehierro",
  "La Vega",
  "Clos des Ormes",
  "Mas Blanc",
  "Dolina Młynów",
  "Brzezina",
  "Pré du Lac",
  "Cerro Rojo",
  "Fuente Clara",
  "Champ Long",
  "Stary Sad",
  "Orchard Hill",
  "Mill Lane",
  "Long Meadow",
  "Willow End",
  "Campo Hondo",
  "Las Norias",
  "Val Fleuri",
  "Les Granges",
  "Zielony Jar",
  "Złote Pole",
  "Stone Bridge",
  "Barley Mow",
  "Peña Blanca",
  "El Molino",
  "Bois Joli",
  "Nowa Łąka",
];

export function tableName(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return PLACES[hash % PLACES.length]!;
}
