"""What is in the box, as the rules print it."""

from __future__ import annotations

# Code, type (a star for capitals), respect number, region.
_TERRITORIES = """
VAN conso 0 CAN
CAL grey 0 CAN
WIN grey 0 CAN
TOR conso 0 CAN
MTL conso 0 CAN
HAL grey 0 CAN
SEA conso 0 USA
BIL grey 0 USA
MIN conso 0 USA
CHI conso 0 USA
DET grey 1 USA
NYC conso* 2 USA
BOS grey 0 USA
PHI conso 0 USA
BMO conso 1 USA
SFO conso 0 USA
SLC grey 0 USA
DEN conso 0 USA
KAN grey 0 USA
MEM grey 0 USA
ATL grey 0 USA
LVG conso* 3 USA
LAX conso 0 USA
PHX grey 0 USA
ELP grey 0 USA
DAL conso 0 USA
NOR conso 1 USA
COR conso 0 USA
MIA conso 1 USA
TIJ grey 0 MEX
CUL prod 0 MEX
GUA prod 0 MEX
ACA prod 0 MEX
CUN grey 0 MEX
SAL prod 0 MEX
SJO prod 1 MEX
PAN grey 1 MEX
HAB grey 0 CAR
KIN prod 0 CAR
SDO grey 0 CAR
MED prod* 1 SAM
BOG prod 0 SAM
CCS prod 0 SAM
CAY grey 1 SAM
QUI prod 0 SAM
LIM prod 0 SAM
MAN grey 0 SAM
LPZ prod* 1 SAM
RIO grey 0 SAM
"""
_LAND = """
VAN-SEA VAN-CAL VAN-BIL CAL-BIL CAL-WIN WIN-BIL WIN-MIN WIN-TOR SEA-SLC SEA-SFO SEA-BIL SFO-SLC
SFO-LVG SFO-LAX LAX-LVG LAX-PHX LAX-TIJ LVG-SLC LVG-PHX SLC-PHX SLC-DEN SLC-BIL BIL-DEN BIL-KAN
BIL-MIN DEN-KAN DEN-DAL DEN-ELP MIN-KAN MIN-CHI KAN-DAL KAN-MEM KAN-CHI CHI-MEM CHI-DET DET-TOR
DET-MEM DET-BMO DET-PHI TOR-MTL TOR-NYC MTL-NYC MTL-BOS MTL-HAL HAL-BOS BOS-NYC NYC-PHI PHI-BMO
BMO-MEM BMO-ATL ATL-MEM ATL-NOR ATL-MIA MIA-NOR MEM-DAL MEM-NOR DAL-NOR DAL-COR DAL-ELP ELP-PHX
ELP-COR ELP-ACA ELP-GUA ELP-CUL ELP-TIJ PHX-TIJ TIJ-CUL CUL-GUA GUA-ACA COR-ACA ACA-CUN CUN-SAL
SAL-SJO SJO-PAN PAN-MED MED-BOG MED-CCS MED-QUI BOG-CCS BOG-QUI BOG-MAN CCS-MAN CCS-CAY CAY-MAN
QUI-LIM LIM-MAN LIM-LPZ LPZ-MAN LPZ-RIO MAN-RIO
"""
_SEA = """
CAY-PHI CAY-HAL PHI-HAL SAL-HAB HAB-MIA HAB-CUN HAB-KIN HAB-SDO KIN-SDO KIN-PAN SDO-CCS CUN-NOR
SEA-LIM PAN-LIM CAY-RIO
"""
_BORDER = "LAX-TIJ PHX-TIJ ELP-TIJ ELP-CUL ELP-GUA ELP-ACA COR-ACA"
# Damage/need, in the order of the weapon table.
_WEAPONS = "1/1 2/1 3/1 4/2 5/2 5/3 6/3 6/4 7/4 7/5 8/6 9/7 10/8 2/1 2/1 3/3 7/6 4/3 3/1"
_COUNTS = "5 6 6 7 6 6 7 5 4 5 4 2 3 1 1 1 1 1 1"
_STARTS = "VAN CHI LAX GUA SAL BOG"
# Of the five objectives of each of eight profiles.
_POINTS = "12121 21121 22111 22111 22111 22111 22111 21121"

_ROWS = [line.split() for line in _TERRITORIES.strip().splitlines()]
CODES = [row[0] for row in _ROWS]
PLACES = range(len(CODES))
TYPE = [row[1].strip("*") for row in _ROWS]
CAPITAL = [row[1].endswith("*") for row in _ROWS]
RESPECT = [int(row[2]) for row in _ROWS]
REGION = [row[3] for row in _ROWS]
STARTS = [CODES.index(code) for code in _STARTS.split()]


def number(code: str) -> int:
    return CODES.index(code)


def _pairs(text: str) -> set[frozenset[int]]:
    return {frozenset(number(code) for code in pair.split("-")) for pair in text.split()}


LAND, SEA, BORDER = _pairs(_LAND), _pairs(_SEA), _pairs(_BORDER)
PORTS = {place for pair in SEA for place in pair}

DAMAGE = [int(word.split("/")[0]) for word in _WEAPONS.split()]
NEED = [int(word.split("/")[1]) for word in _WEAPONS.split()]
COUNTS = [int(word) for word in _COUNTS.split()]
SPECIAL = 13  # the first of six, in the order of the clans
POINTS = [[int(digit) for digit in word] for word in _POINTS.split()]

CLANS = YAN, NVE, KRA, SEG, MAR, ASP = range(6)
EVENTS = [
    *[f"{letter}{n}" for letter in "YNKSMA" for n in range(1, 5)],
    *[f"G{n:02}" for n in range(1, 21)],
]
CONTINENT = 6


def back(event: int) -> int:
    """The clan whose logo it bears, or the continent."""
    return event // 4 if event < 24 else CONTINENT


PERMANENT = {"Y4", "N4", "K4", "S4", "M4", "A4", *[f"G{n}" for n in range(13, 21)]}
# First, second, further, capital; in half millions.
PRICES = {"G15": (12, 6, 2, 12), "G16": (4, 2, 2, 4), "": (8, 4, 2, 8)}
