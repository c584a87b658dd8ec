// SPDX-License-Identifier: GPL-3.0-or-later
// A program that calls libespeak-ng directly: one engine speaks each line of standard input into a
// separate WAV file. It does not restore the engine's state and writes no captions.
//
//   cc -O2 baseline.c -o baseline -lespeak-ng && ./baseline VOICE FOLDER < sentences.txt

#include <espeak-ng/espeak_ng.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int16_t *samples;
static size_t count, room;

static int take(short *wav, int n, espeak_EVENT *events) {
  (void)events;
  if (!wav) return 0;
  if (count + n > room) {
    room = (count + n) * 2;
    samples = realloc(samples, room * sizeof *samples);
    if (!samples) abort();
  }
  memcpy(samples + count, wav, n * sizeof *samples);
  count += n;
  return 0;
}

static void put(uint8_t *at, uint32_t number, int bytes) {
  for (int i = 0; i < bytes; i++) at[i] = number >> (8 * i);
}

int main(int argc, char **argv) {
  if (argc != 3) return 64;
  espeak_ng_InitializePath(NULL);
  if (espeak_ng_Initialize(NULL) != ENS_OK) return 69;
  espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, NULL);
  espeak_SetSynthCallback(take);
  if (espeak_ng_SetVoiceByName(argv[1]) != ENS_OK) return 69;
  char line[4096], path[4096];
  for (int number = 0; fgets(line, sizeof line, stdin); number++) {
    line[strcspn(line, "\n")] = 0;
    count = 0;
    espeak_Synth(line, strlen(line) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
    uint8_t header[44] = "RIFF....WAVEfmt ";
    uint32_t bytes = count * 2;
    put(header + 4, 36 + bytes, 4), put(header + 16, 16, 4), put(header + 20, 1, 2);
    put(header + 22, 1, 2), put(header + 24, 22050, 4), put(header + 28, 44100, 4);
    put(header + 32, 2, 2), put(header + 34, 16, 2), memcpy(header + 36, "data", 4);
    put(header + 40, bytes, 4);
    snprintf(path, sizeof path, "%s/%03d.wav", argv[2], number);
    FILE *file = fopen(path, "wb");
    if (!file) return 73;
    fwrite(header, 1, 44, file);
    fwrite(samples, 2, count, file);
    if (fclose(file)) return 74;
  }
  return 0;
}
