import { toE164 } from '../phone.ts';
import type { StateCode } from '../us-states.ts';

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const arizona = 'America/Phoenix';
const pacific = 'America/Los_Angeles';
const alaska = 'America/Anchorage';
const adak = 'America/Adak';
const hawaii = 'Pacific/Honolulu';

type Row = readonly [state: StateCode | null, zones: readonly string[], codes: string];

/**
 * The area codes of the North American plan with their states and time zones, those most people
 * live in first. From libphonenumber 9.0.35 of 2026-07-16 (Apache License 2.0:
 * resources/geocoding/en/1.txt and resources/timezones/map_data.txt), by the clocks that agree
 * today; overlays have the zones of the code they lie over. Code 928 holds the Navajo Nation, which
 * keeps summer time.
 */
const rows: readonly Row[] = [
  ['AK', [alaska, adak], '907'],
  ['AL', [central], '205 251 256 334 659 938'],
  ['AR', [central], '327 479 501 870'],
  ['AZ', [arizona], '480 520 602 623'],
  ['AZ', [arizona, mountain], '928'],
  [
    'CA',
    [pacific],
    '209 213 279 310 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 840 858 909 916 925 949 951',
  ],
  ['CO', [mountain], '303 719 720 748 970 983'],
  ['CT', [eastern], '203 475 860 959'],
  ['DC', [eastern], '202 771'],
  ['DE', [eastern], '302'],
  [
    'FL',
    [eastern],
    '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954',
  ],
  ['FL', [central, eastern], '448 850'],
  ['GA', [eastern], '229 404 470 478 678 706 762 770 912 943'],
  ['HI', [hawaii], '808'],
  ['IA', [central], '319 515 563 641 712'],
  ['ID', [mountain, pacific], '208 986'],
  ['IL', [central], '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 872'],
  ['IN', [eastern], '260 317 463 765'],
  ['IN', [eastern, central], '574 812 930'],
  ['IN', [central, eastern], '219'],
  ['KS', [central], '316 913'],
  ['KS', [central, mountain], '620 785'],
  ['KY', [eastern], '502 859'],
  ['KY', [eastern, central], '606'],
  ['KY', [central, eastern], '270 364'],
  ['LA', [central], '225 318 337 504 985'],
  ['MA', [eastern], '339 351 413 508 617 774 781 857 978'],
  ['MD', [eastern], '227 240 301 410 443 667'],
  ['ME', [eastern], '207'],
  ['MI', [eastern], '231 248 269 313 517 586 616 734 810 947 989'],
  ['MI', [eastern, central], '906'],
  ['MN', [central], '218 320 507 612 651 763 952'],
  ['MO', [central], '235 314 417 557 573 636 660 816 975'],
  ['MS', [central], '228 601 662 769'],
  ['MT', [mountain], '406'],
  ['NC', [eastern], '252 336 472 704 743 828 910 919 980 984'],
  ['ND', [central, mountain], '701'],
  ['NE', [central], '402 531'],
  ['NE', [central, mountain], '308'],
  ['NH', [eastern], '603'],
  ['NJ', [eastern], '201 551 609 640 732 848 856 862 908 973'],
  ['NM', [mountain], '505 575'],
  ['NV', [pacific], '702 725'],
  ['NV', [pacific, mountain], '775'],
  [
    'NY',
    [eastern],
    '212 315 329 332 347 363 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934',
  ],
  ['OH', [eastern], '216 220 234 283 326 330 380 419 440 513 567 614 740 937'],
  ['OK', [central], '405 539 572 580 918'],
  ['OR', [pacific], '458 503 971'],
  ['OR', [pacific, mountain], '541'],
  ['PA', [eastern], '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878'],
  ['RI', [eastern], '401'],
  ['SC', [eastern], '803 821 839 843 854 864'],
  ['SD', [central, mountain], '605'],
  ['TN', [central], '615 629 731 901 931'],
  ['TN', [eastern], '865'],
  ['TN', [eastern, central], '423'],
  [
    'TX',
    [central],
    '210 214 254 281 325 346 361 409 430 432 469 512 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979',
  ],
  ['TX', [mountain], '915'],
  ['UT', [mountain], '385 435 801'],
  ['VA', [eastern], '276 434 540 571 686 703 757 804 826 948'],
  ['VT', [eastern], '802'],
  ['WA', [pacific], '206 253 360 425 509 564'],
  ['WI', [central], '262 274 353 414 534 608 715 920'],
  ['WV', [eastern], '304 681'],
  ['WY', [mountain], '307'],
  [null, ['America/Puerto_Rico'], '340 787 939'],
  [null, ['Pacific/Guam'], '670 671'],
  [null, ['Pacific/Pago_Pago'], '684'],
  [
    null,
    ['America/Toronto'],
    '226 249 263 289 343 354 365 367 382 416 437 438 450 468 514 519 548 579 581 613 647 683 705 742 753 819 873 905 942',
  ],
  [null, ['America/Toronto', 'America/Halifax'], '418'],
  [null, ['America/Toronto', 'America/Winnipeg'], '807'],
  [null, ['America/Winnipeg'], '204 431 584'],
  [null, ['America/Regina'], '306 474 639'],
  [null, ['America/Edmonton'], '368 403 587 780 825'],
  [null, ['America/Vancouver'], '236 257 604 672 778'],
  [null, ['America/Vancouver', 'America/Edmonton'], '250'],
  [null, ['America/Vancouver', 'America/Edmonton', 'America/Winnipeg', 'America/Toronto'], '867'],
  [null, ['America/Halifax'], '428 506 782 902'],
  [null, ['America/St_Johns', 'America/Halifax'], '709 879'],
];

const placesByCode = new Map(
  rows.flatMap(([state, zones, codes]) => codes.split(' ').map((code) => [code, { state, zones }])),
);

/** Where numbers with the area code of a stored number are issued; undefined if unknown. */
export function placeOfPhone(phone: string) {
  const number = toE164(phone);
  return number?.startsWith('+1') ? placesByCode.get(number.slice(2, 5)) : undefined;
}

/** The time zones of a state, the one most people live in first. */
export function zonesOfState(state: StateCode): readonly string[] {
  return [...new Set(rows.flatMap(([one, zones]) => (one === state ? zones : [])))];
}

export const stateZones: readonly string[] = [
  ...new Set(rows.flatMap(([state, zones]) => (state === null ? [] : zones))),
];
