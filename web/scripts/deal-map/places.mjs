// What is placed by hand on the canvas.

/** Where a territory's name and pieces stand; small ones hang theirs over the sea. */
export const STANDS = {
  VAN: [80, 88], CAL: [204, 86], WIN: [330, 86], TOR: [612, 98], MTL: [772, 92], HAL: [914, 158], SEA: [96, 222], BIL: [246, 196],
  MIN: [428, 206], CHI: [522, 296], DET: [640, 322], NYC: [766, 254], BOS: [872, 214], PHI: [736, 318], BMO: [742, 404],
  SFO: [86, 308], SLC: [202, 264], DEN: [314, 316], KAN: [428, 326], MEM: [552, 414], ATL: [668, 474], LVG: [164, 356],
  LAX: [116, 424], PHX: [214, 446], ELP: [298, 444], DAL: [446, 460], NOR: [562, 524], COR: [428, 584], MIA: [714, 592],
  TIJ: [232, 526], CUL: [276, 598], GUA: [318, 668], ACA: [380, 726], CUN: [500, 708], SAL: [528, 784], SJO: [536, 842],
  PAN: [550, 898], HAB: [722, 692], KIN: [746, 770], SDO: [864, 730], MED: [666, 882], BOG: [724, 932], CCS: [786, 868],
  CAY: [866, 934], QUI: [620, 972], LIM: [652, 1078], MAN: [806, 1022], LPZ: [742, 1128], RIO: [886, 1112],
};

/** On which side of the troops the drugs lie; below on the right where nothing is said. */
export const DRUGS_BESIDE = {
  ACA: "below-left", SAL: "right", GUA: "below-left", MED: "below-left", LIM: "below-left", QUI: "below-left", CUL: "below-left",
  CCS: "right", CUN: "right",
};

/** Where the remark on a territory stands; below its troops where nothing is said. */
export const NOTE_BESIDE = { CUN: "beside-name", SAL: "left", SJO: "left" };

/** Where there is no room above a boss's crown, the name begins beside it. */
export const NAME_BESIDE_CROWN = ["GUA", "SJO", "BOG"];

/** Sea routes from port to port. */
export const ROUTES = {
  "CAY-PHI": "M828,372C890,440 978,560 974,720S934,880 902,908",
  "CAY-HAL": "M952,222C984,290 1002,480 998,690S960,880 910,914",
  "PHI-HAL": "M832,362C872,380 912,318 932,250",
  "SAL-HAB": "M566,758C572,728 596,700 620,690",
  "HAB-MIA": "M716,664C712,656 716,652 724,648",
  "HAB-CUN": "M544,682C568,666 594,670 620,682",
  "HAB-KIN": "M744,716C738,730 738,738 741,750",
  "HAB-SDO": "M810,708C816,700 820,700 826,706",
  "KIN-SDO": "M790,770C800,768 806,762 812,754",
  "KIN-PAN": "M722,782C690,822 642,822 614,852",
  "SDO-CCS": "M868,754C864,794 826,812 790,842",
  "CUN-NOR": "M556,580C536,618 536,650 522,674",
  "SEA-LIM": "M42,232C-22,400 10,600 160,720S424,822 492,910S536,1082 608,1102",
  "PAN-LIM": "M572,940C548,980 560,1046 598,1076",
  "CAY-RIO": "M910,922C1004,942 1040,1080 948,1170",
};

/** The borders an event can close to drugs. */
export const CLOSABLE = ["LAX-TIJ", "PHX-TIJ", "ELP-TIJ", "ELP-CUL", "ELP-GUA", "ELP-ACA", "COR-ACA"];
