/** 0x80 to 0xFF of code page 858: what a printer shows for each byte. */
const ALTOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

export function caracterCp858(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : (ALTOS[byte - 0x80] ?? '?');
}
