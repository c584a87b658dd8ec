// SPDX-License-Identifier: GPL-3.0-or-later

// What is spoken goes into files. libespeak-ng asks libpcaudio for a sound device all the same, and
// the sound server's library, which looks for one, leaves folders in the user's home. This function
// stands before libpcaudio's own: there is no device.

struct audio_object;

struct audio_object *create_audio_device_object(
    const char *device, const char *application, const char *description) {
  (void)device, (void)application, (void)description;
  return 0;
}
