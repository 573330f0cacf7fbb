/** Short sounds, made by the browser itself, for those who have switched them on. */
import { settings } from './settings.svelte'

const NOTES = { lay: [196], place: [392], turn: [523, 659], over: [392, 494, 587, 784] }

let context: AudioContext | undefined

export function play(sound: keyof typeof NOTES): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  NOTES[sound].forEach((pitch, index) => note(context!, pitch, context!.currentTime + index * 0.11))
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.12, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.18)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.2)
}
