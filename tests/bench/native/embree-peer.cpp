// The native peer of the benchmark: Embree 3 over the same triangles, the same rays and the same pairs. One command a line on standard input, one
// line of answer to each: seconds of processor time (of the clock for several threads), and a number that says what was found.
//
//   terrain FILE                 nine f32 a triangle; builds the tree: seconds
//   targets FILE                 for each target an i32 count of triangles, then nine f32 each; builds a tree for each
//   any|nearest FILE             six f32 a ray, from and to: seconds, rays that hit
//   cross THREADS FILE FILE      eyes and targets, three f32 each: seconds, segments that are free
//   sample MODE SIDE FILE OUT    pairs (see Pair), SIDE x SIDE jittered samples each; MODE single or packet; writes an f32 share for each pair
#include <embree3/rtcore.h>
#include <immintrin.h>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using std::string;
using std::vector;

struct Pair {
  float eye[3], right[3], up[3], way[3], x0, x1, y0, y1;
  int target;
};

/** Processor time of this program: what others do on the machine matters little. */
static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static double clockNow() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

template <class T> static vector<T> readAll(const string& name) {
  FILE* file = fopen(name.c_str(), "rb");
  if (!file) {
    fprintf(stderr, "cannot read %s\n", name.c_str());
    exit(1);
  }
  fseek(file, 0, SEEK_END);
  vector<T> all(ftell(file) / sizeof(T));
  fseek(file, 0, SEEK_SET);
  if (fread(all.data(), sizeof(T), all.size(), file) != all.size()) exit(1);
  fclose(file);
  return all;
}

static RTCScene sceneOf(RTCDevice device, const float* soup, size_t triangles) {
  RTCScene scene = rtcNewScene(device);
  rtcSetSceneBuildQuality(scene, RTC_BUILD_QUALITY_HIGH);
  RTCGeometry geometry = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_TRIANGLE);
  float* points = (float*)rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 12, triangles * 3);
  unsigned* corners = (unsigned*)rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, triangles);
  memcpy(points, soup, triangles * 36);
  for (size_t i = 0; i < triangles * 3; i++) corners[i] = i;
  rtcCommitGeometry(geometry);
  rtcAttachGeometry(scene, geometry);
  rtcReleaseGeometry(geometry);
  rtcCommitScene(scene);
  return scene;
}

static void flushDenormals() {
  _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
  _MM_SET_DENORMALS_ZERO_MODE(_MM_DENORMALS_ZERO_ON);
}

static RTCRay rayOf(const float* from, float dx, float dy, float dz, float far) {
  RTCRay ray;
  ray.org_x = from[0], ray.org_y = from[1], ray.org_z = from[2];
  ray.dir_x = dx, ray.dir_y = dy, ray.dir_z = dz;
  ray.tnear = 0, ray.tfar = far, ray.mask = -1, ray.time = 0, ray.flags = 0, ray.id = 0;
  return ray;
}

static unsigned long long state = 88172645463325252ULL;
static float chance() {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (state >> 40) * (1.f / 16777216.f);
}

static long crossRows(RTCScene scene, const vector<float>& eyes, const vector<float>& targets, size_t row, size_t step) {
  flushDenormals();
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  context.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
  long free = 0;
  for (size_t i = row; i < eyes.size() / 3; i += step)
    for (size_t j = 0; j < targets.size() / 3; j++) {
      const float* e = &eyes[3 * i];
      const float* t = &targets[3 * j];
      RTCRay ray = rayOf(e, t[0] - e[0], t[1] - e[1], t[2] - e[2], 1);
      rtcOccluded1(scene, &context, &ray);
      free += ray.tfar >= 0;
    }
  return free;
}

static float sampleSingle(RTCScene terrain, RTCScene target, const Pair& pair, int side, RTCIntersectContext& context) {
  long aimed = 0, seen = 0;
  const float sx = (pair.x1 - pair.x0) / side, sy = (pair.y1 - pair.y0) / side;
  for (int i = 0; i < side; i++)
    for (int j = 0; j < side; j++) {
      const float x = pair.x0 + sx * (i + chance()), y = pair.y0 + sy * (j + chance());
      RTCRayHit hit;
      hit.ray = rayOf(pair.eye, pair.way[0] + pair.right[0] * x + pair.up[0] * y, pair.way[1] + pair.right[1] * x + pair.up[1] * y,
                      pair.way[2] + pair.right[2] * x + pair.up[2] * y, INFINITY);
      hit.hit.geomID = hit.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
      rtcIntersect1(target, &context, &hit);
      if (hit.hit.geomID == RTC_INVALID_GEOMETRY_ID) continue;
      aimed++;
      rtcOccluded1(terrain, &context, &hit.ray);
      if (hit.ray.tfar >= 0) seen++;
    }
  return aimed ? (float)seen / aimed : 0;
}

static float samplePackets(RTCScene terrain, RTCScene target, const Pair& pair, int side, RTCIntersectContext& context) {
  long aimed = 0, seen = 0;
  const float sx = (pair.x1 - pair.x0) / side, sy = (pair.y1 - pair.y0) / side;
  for (int i = 0; i < side; i += 4)
    for (int j = 0; j < side; j += 4) {
      alignas(64) RTCRayHit16 hit;
      alignas(64) int valid[16];
      for (int k = 0; k < 16; k++) {
        const int column = i + k % 4, row = j + k / 4;
        valid[k] = column < side && row < side ? -1 : 0;
        const float x = pair.x0 + sx * (column + chance()), y = pair.y0 + sy * (row + chance());
        hit.ray.org_x[k] = pair.eye[0], hit.ray.org_y[k] = pair.eye[1], hit.ray.org_z[k] = pair.eye[2];
        hit.ray.dir_x[k] = pair.way[0] + pair.right[0] * x + pair.up[0] * y;
        hit.ray.dir_y[k] = pair.way[1] + pair.right[1] * x + pair.up[1] * y;
        hit.ray.dir_z[k] = pair.way[2] + pair.right[2] * x + pair.up[2] * y;
        hit.ray.tnear[k] = 0, hit.ray.tfar[k] = INFINITY, hit.ray.mask[k] = -1, hit.ray.time[k] = 0, hit.ray.flags[k] = 0;
        hit.ray.id[k] = 0, hit.hit.geomID[k] = hit.hit.instID[0][k] = RTC_INVALID_GEOMETRY_ID;
      }
      rtcIntersect16(valid, target, &context, &hit);
      bool any = false;
      for (int k = 0; k < 16; k++) {
        valid[k] = valid[k] && hit.hit.geomID[k] != RTC_INVALID_GEOMETRY_ID ? -1 : 0;
        if (valid[k]) aimed++, any = true;
      }
      if (!any) continue;
      rtcOccluded16(valid, terrain, &context, (RTCRay16*)&hit);
      for (int k = 0; k < 16; k++) seen += valid[k] && hit.ray.tfar[k] >= 0;
    }
  return aimed ? (float)seen / aimed : 0;
}

int main() {
  flushDenormals();
  RTCDevice device = rtcNewDevice("threads=1");
  RTCScene terrain = nullptr;
  vector<RTCScene> targets;
  RTCIntersectContext context, coherent;
  rtcInitIntersectContext(&context);
  rtcInitIntersectContext(&coherent);
  coherent.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
  printf("%s\n", RTC_VERSION_STRING);
  fflush(stdout);
  string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    string command;
    words >> command;
    if (command == "terrain") {
      string name;
      words >> name;
      const auto soup = readAll<float>(name);
      if (terrain) rtcReleaseScene(terrain);
      const double start = now();
      terrain = sceneOf(device, soup.data(), soup.size() / 9);
      printf("%.9f %zu\n", now() - start, soup.size() / 9);
    } else if (command == "targets") {
      string name;
      words >> name;
      const auto all = readAll<float>(name);
      for (RTCScene target : targets) rtcReleaseScene(target);
      targets.clear();
      const double start = now();
      for (size_t at = 0; at < all.size();) {
        int count;
        memcpy(&count, &all[at], 4);
        targets.push_back(sceneOf(device, &all[at + 1], count));
        at += 1 + count * 9;
      }
      printf("%.9f %zu\n", now() - start, targets.size());
    } else if (command == "any" || command == "nearest") {
      string name;
      words >> name;
      const auto rays = readAll<float>(name);
      long hits = 0;
      const double start = now();
      for (size_t i = 0; i < rays.size(); i += 6) {
        const float* r = &rays[i];
        const RTCRay ray = rayOf(r, r[3] - r[0], r[4] - r[1], r[5] - r[2], 1);
        if (command == "any") {
          RTCRay shadow = ray;
          rtcOccluded1(terrain, &context, &shadow);
          hits += shadow.tfar < 0;
        } else {
          RTCRayHit hit;
          hit.ray = ray;
          hit.hit.geomID = hit.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
          rtcIntersect1(terrain, &context, &hit);
          hits += hit.hit.geomID != RTC_INVALID_GEOMETRY_ID;
        }
      }
      printf("%.9f %ld\n", now() - start, hits);
    } else if (command == "cross") {
      size_t threads;
      string eyesName, targetsName;
      words >> threads >> eyesName >> targetsName;
      const auto eyes = readAll<float>(eyesName), ends = readAll<float>(targetsName);
      std::atomic<long> free{0};
      const double start = threads > 1 ? clockNow() : now();
      vector<std::thread> workers;
      for (size_t k = 1; k < threads; k++) workers.emplace_back([&, k] { free += crossRows(terrain, eyes, ends, k, threads); });
      free += crossRows(terrain, eyes, ends, 0, threads);
      for (auto& worker : workers) worker.join();
      printf("%.9f %ld\n", (threads > 1 ? clockNow() : now()) - start, (long)free);
    } else if (command == "sample") {
      string mode, name, out;
      int side;
      words >> mode >> side >> name >> out;
      const auto pairs = readAll<Pair>(name);
      vector<float> shares(pairs.size());
      const double start = now();
      for (size_t i = 0; i < pairs.size(); i++)
        shares[i] = mode == "packet" ? samplePackets(terrain, targets[pairs[i].target], pairs[i], side, coherent)
                                     : sampleSingle(terrain, targets[pairs[i].target], pairs[i], side, coherent);
      const double seconds = now() - start;
      FILE* file = fopen(out.c_str(), "wb");
      if (!file || fwrite(shares.data(), 4, shares.size(), file) != shares.size()) return 1;
      fclose(file);
      printf("%.9f %zu\n", seconds, shares.size());
    } else {
      printf("unknown\n");
    }
    fflush(stdout);
  }
}
